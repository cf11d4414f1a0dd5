/** Drafts of unsent texts, stored in localStorage by user and place until the server has saved them. */

const DRAFT_KEY_PREFIX = 'winnow.draft.';

const keyOf = (userId: string, place: string): string => `${DRAFT_KEY_PREFIX}${userId}.${place}`;

/** The draft of a place; null: there is none. */
export function readDraft(userId: string, place: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(userId, place));
  } catch {
    return null;
  }
}

/** Stores a draft; called on every input, so that even a crash loses nothing. */
export function writeDraft(userId: string, place: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(keyOf(userId, place));
    else window.localStorage.setItem(keyOf(userId, place), text);
  } catch {
    // Storage is blocked or full: the text is kept only while the page is open.
  }
}

/** The places of drafts, as parts of their storage keys. */
export const draftOf = {
  comment: (issueId: string): string => `comment.${issueId}`,
  commentEdit: (commentId: string): string => `edit.${commentId}`,
  title: (issueId: string): string => `title.${issueId}`,
  body: (issueId: string): string => `body.${issueId}`,
  newIssue: (projectId: string): string => `new.${projectId}`,
};
