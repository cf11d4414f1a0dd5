/** Drafts of unsent texts, stored in localStorage by user and form until the server has saved the text. */
import { Emitter } from '../../shared/Emitter';

export const DRAFT_STORAGE_KEY_PREFIX = 'winnow.draft.';

/** Prefix of the key under which the time of a draft's last change is stored, in milliseconds since 1970. */
export const DRAFT_TIME_STORAGE_KEY_PREFIX = 'winnow.draftTime.';

const buildDraftStorageKey = (userId: string, draftKey: string, prefix = DRAFT_STORAGE_KEY_PREFIX): string =>
  `${prefix}${userId}.${draftKey}`;

/**
 * Reads a user's draft of a form, or null if there is none.
 *
 * @param draftKey storage key of the form's draft, built by `draftKeyBuilders`
 */
export function readDraft(userId: string, draftKey: string): string | null {
  try {
    return window.localStorage.getItem(buildDraftStorageKey(userId, draftKey));
  } catch {
    return null;
  }
}

/** Stores a draft; called on every input, so that even a crash loses nothing. */
export function writeDraft(userId: string, draftKey: string, text: string | null): void {
  try {
    writeStoredItem(buildDraftStorageKey(userId, draftKey), text);
    const time = text === null ? null : String(Date.now());
    writeStoredItem(buildDraftStorageKey(userId, draftKey, DRAFT_TIME_STORAGE_KEY_PREFIX), time);
  } catch {
    // If localStorage is blocked or full, the draft is kept only while the page is open.
  }
}

const restoredDrafts = new Emitter<string>();

/** Calls a listener with the storage key of each draft that `restoreDraft` or `appendToDraft` writes. */
export const subscribeToRestoredDrafts = restoredDrafts.subscribe;

/** Stores the text of a mutation as a draft again, before the text of an existing draft. Open forms show it. */
export function restoreDraft(userId: string, draftKey: string, text: string): void {
  const current = readDraft(userId, draftKey);
  writeDraft(userId, draftKey, current === null ? text : `${text}\n\n${current}`);
  restoredDrafts.emit(draftKey);
}

/** Appends a text to a draft. Open forms update. */
export function appendToDraft(userId: string, draftKey: string, text: string): void {
  const current = readDraft(userId, draftKey)?.trimEnd() ?? '';
  writeDraft(userId, draftKey, current === '' ? text : `${current}\n\n${text}`);
  restoredDrafts.emit(draftKey);
}

function writeStoredItem(key: string, value: string | null): void {
  if (value === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, value);
}

/** The parts of storage keys that name the form or text a draft belongs to. */
export const draftKeyBuilders = {
  comment: (issueId: string): string => `comment.${issueId}`,
  commentEdit: (commentId: string): string => `edit.${commentId}`,
  title: (issueId: string): string => `title.${issueId}`,
  body: (issueId: string): string => `body.${issueId}`,
  newSubIssue: (parentId: string): string => `newSubIssue.${parentId}`,
  newIssue: (projectId: string): string => `new.${projectId}`,
};
