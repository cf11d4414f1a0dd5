import { createContext, use, useEffect, useState } from 'react';
import { readDraft, subscribeToRestoredDrafts, writeDraft } from './drafts';

/** Id of the viewer, who owns the drafts. */
export const DraftOwnerContext = createContext('nobody');

interface DraftState {
  text: string;
  write: (text: string) => void;
  /** Removes the draft and resets the text, after it was saved or discarded. */
  clear: () => void;
}

/**
 * State of a text field whose draft survives reloads and crashes. The text is empty when there is no draft.
 *
 * @param draftKey storage key of the form's draft, built by `draftKeyBuilders`
 */
export function useDraft(draftKey: string): DraftState {
  const userId = use(DraftOwnerContext);
  const [text, setText] = useState(() => readDraft(userId, draftKey) ?? '');
  useEffect(
    () =>
      subscribeToRestoredDrafts((restored) => {
        if (restored === draftKey) setText(readDraft(userId, draftKey) ?? '');
      }),
    [userId, draftKey],
  );
  return {
    text,
    write: (next) => {
      setText(next);
      writeDraft(userId, draftKey, next === '' ? null : next);
    },
    clear: () => {
      setText('');
      writeDraft(userId, draftKey, null);
    },
  };
}

/**
 * The stored draft of a form when its component renders; null: there is none.
 *
 * @param draftKey storage key of the form's draft, built by `draftKeyBuilders`
 */
export function useStoredDraft(draftKey: string): string | null {
  const userId = use(DraftOwnerContext);
  return readDraft(userId, draftKey);
}
