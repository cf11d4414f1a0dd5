/** Downloads a text as a file in the browser. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download once the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
