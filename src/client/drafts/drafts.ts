/** Texts that are being written, kept in this browser by person and place until the server has them. */

const DRAFT_KEY_PREFIX = 'winnow.draft.';

const keyOf = (person: string, place: string): string => `${DRAFT_KEY_PREFIX}${person}.${place}`;

/** What was left there; null: nothing. */
export function readDraft(person: string, place: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(person, place));
  } catch {
    return null;
  }
}

/** Keeps a text at each key that is pressed, so that not even a crash takes it. */
export function writeDraft(person: string, place: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(keyOf(person, place));
    else window.localStorage.setItem(keyOf(person, place), text);
  } catch {
    // Without storage, or with a full one, the text lives as long as the page.
  }
}

/** Where drafts are. */
export const draftOf = {
  comment: (issueId: string): string => `comment.${issueId}`,
  commentEdit: (commentId: string): string => `edit.${commentId}`,
  title: (issueId: string): string => `title.${issueId}`,
  body: (issueId: string): string => `body.${issueId}`,
  newIssue: (projectId: string): string => `new.${projectId}`,
};
