/** Placeholders of files that are being uploaded. A form whose text contains one is not submitted. */

const pendingPlaceholders = new Set<string>();

/** Registers and returns a placeholder that no other pending upload has. */
export function addPendingUpload(name: string): string {
  const clean = name.replace(/[[\]\\`\n\r]/g, ' ').trim();
  for (let copy = 1; ; copy++) {
    const placeholder = `![Uploading ${clean}${copy === 1 ? '' : ` (${copy})`}…]()`;
    if (pendingPlaceholders.has(placeholder)) continue;
    pendingPlaceholders.add(placeholder);
    return placeholder;
  }
}

export const removePendingUpload = (placeholder: string): void =>
  void pendingPlaceholders.delete(placeholder);

/** The reason why a text cannot be saved yet; null if all its files are uploaded. */
export function getPendingUploadProblem(text: string): string | null {
  return [...pendingPlaceholders].some((placeholder) => text.includes(placeholder))
    ? 'Wait until all files are uploaded, or remove them.'
    : null;
}
