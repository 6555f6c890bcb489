// Runs before the first paint, so that a chosen theme never flashes. The rest is src/ui/theme.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's theme it is.
}
