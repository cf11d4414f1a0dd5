/** Drafts of unsent texts, stored in localStorage by user and form until the server has saved the text. */

const DRAFT_STORAGE_KEY_PREFIX = 'winnow.draft.';

const buildDraftStorageKey = (userId: string, place: string): string =>
  `${DRAFT_STORAGE_KEY_PREFIX}${userId}.${place}`;

/** Reads the user's draft of a form; null: there is none. `place` is a key from `draftKeys`. */
export function readDraft(userId: string, place: string): string | null {
  try {
    return window.localStorage.getItem(buildDraftStorageKey(userId, place));
  } catch {
    return null;
  }
}

/** Stores a draft; called on every input, so that even a crash loses nothing. */
export function writeDraft(userId: string, place: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(buildDraftStorageKey(userId, place));
    else window.localStorage.setItem(buildDraftStorageKey(userId, place), text);
  } catch {
    // If localStorage is blocked or full, the draft is kept only while the page is open.
  }
}

/** The parts of storage keys that name the form or text a draft belongs to. */
export const draftKeys = {
  comment: (issueId: string): string => `comment.${issueId}`,
  commentEdit: (commentId: string): string => `edit.${commentId}`,
  title: (issueId: string): string => `title.${issueId}`,
  body: (issueId: string): string => `body.${issueId}`,
  newIssue: (projectId: string): string => `new.${projectId}`,
};
