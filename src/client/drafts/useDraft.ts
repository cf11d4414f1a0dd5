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
 * @param place storage key of the form's draft, built by `draftKeyBuilders`
 */
export function useDraft(place: string): DraftState {
  const userId = use(DraftOwnerContext);
  const [text, setText] = useState(() => readDraft(userId, place) ?? '');
  useEffect(
    () =>
      subscribeToRestoredDrafts((restored) => {
        if (restored === place) setText(readDraft(userId, place) ?? '');
      }),
    [userId, place],
  );
  return {
    text,
    write: (next) => {
      setText(next);
      writeDraft(userId, place, next === '' ? null : next);
    },
    clear: () => {
      setText('');
      writeDraft(userId, place, null);
    },
  };
}

/**
 * The stored draft of a form when its component renders; null: there is none.
 *
 * @param place storage key of the form's draft, built by `draftKeyBuilders`
 */
export function useStoredDraft(place: string): string | null {
  const userId = use(DraftOwnerContext);
  return readDraft(userId, place);
}
