import { choose, useTheme, type Theme } from "./theme";

const next: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };

const pictures: Record<Theme, string> = {
  system: "M3 4.500h14v9H3zM7.500 16.500h5",
  light:
    "M10 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM10 2v1.500M10 16.500V18M2 10h1.500M16.500 10H18M4.500 4.500l1 1M14.500 14.500l1 1M15.500 4.500l-1 1M5.500 14.500l-1 1",
  dark: "M16.500 11.500A6.500 6.500 0 0 1 8.500 3.500a6.800 6.800 0 1 0 8 8z",
};

/** ThemeToggle goes round: as the system has it, light, dark. */
export function ThemeToggle() {
  const theme = useTheme();
  const label = `Theme: ${theme}. Change to ${next[theme]}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => choose(next[theme])}
      className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden
        fill="none"
        className="size-5 stroke-current"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={pictures[theme]} />
      </svg>
    </button>
  );
}
