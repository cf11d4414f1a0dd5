/** Placeholders of files in texts. A form whose text contains one is not submitted. */

/** The placeholders of the files that this page is uploading. */
const pendingPlaceholders = new Set<string>();

/** The address distinguishes the placeholders from those of other trackers, which imported texts may contain. */
const PLACEHOLDER_PATTERN = /!\[Uploading ([^[\]\n]*?)(?: \(\d+\))?…\]\(#uploading\)/g;

/** A placeholder whose upload has ended without a link, because the page was reloaded or closed. */
export interface InterruptedUpload {
  /** Name of the file. */
  name: string;
  placeholder: string;
}

/** Registers and returns a placeholder that no other pending upload has. */
export function addPendingUpload(name: string): string {
  const clean = name.replace(/[[\]\\`\n\r]/g, ' ').trim();
  for (let copy = 1; ; copy++) {
    const placeholder = `![Uploading ${clean}${copy === 1 ? '' : ` (${copy})`}…](#uploading)`;
    if (pendingPlaceholders.has(placeholder)) continue;
    pendingPlaceholders.add(placeholder);
    return placeholder;
  }
}

export const removePendingUpload = (placeholder: string): void =>
  void pendingPlaceholders.delete(placeholder);

/** Finds the placeholders in a text whose files this page is not uploading. */
export function findInterruptedUploads(text: string): InterruptedUpload[] {
  const found = new Map<string, InterruptedUpload>();
  for (const [placeholder, name = ''] of text.matchAll(PLACEHOLDER_PATTERN))
    if (!pendingPlaceholders.has(placeholder)) found.set(placeholder, { name, placeholder });
  return [...found.values()];
}

/** The reason why a text cannot be saved yet; null if all its files are uploaded. */
export function getPendingUploadProblem(text: string): string | null {
  if ([...pendingPlaceholders].some((placeholder) => text.includes(placeholder)))
    return 'Wait until all files are uploaded, or remove them.';
  return findInterruptedUploads(text).length > 0
    ? 'Choose the files of interrupted uploads again, or remove them.'
    : null;
}
