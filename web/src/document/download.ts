/** download hands a file to the browser to keep. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = window.document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
