/**
 * Copies a text to the clipboard.
 * @throws Error if the browser does not let the page write to the clipboard
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Over plain HTTP, `navigator.clipboard` is undefined. `execCommand('copy')` works there in the handler of a click or key
    // press.
    if (!copyByCommand(text)) throw new Error('The clipboard is not available.');
  }
}

function copyByCommand(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  let isCopied = false;
  const onCopy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', onCopy, true);
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', onCopy, true);
  return isDone && isCopied;
}
