import { createContext, use, useState } from 'react';
import { readDraft, writeDraft } from './drafts';

/** Id of the viewer, who owns the drafts. */
export const DraftOwnerContext = createContext('nobody');

interface DraftState {
  text: string;
  /** Whether the draft differs from the initial text. */
  changed: boolean;
  write: (text: string) => void;
  /** Removes the draft and resets the text, after it was saved or discarded. */
  clear: () => void;
}

/**
 * State of a text field whose draft survives reloads and crashes.
 *
 * @param place storage key from `draftKeys`
 * @param initial the text when there is no draft
 */
export function useDraft(place: string, initial = ''): DraftState {
  const userId = use(DraftOwnerContext);
  const [text, setText] = useState(() => readDraft(userId, place) ?? initial);
  return {
    text,
    changed: text !== initial,
    write: (next) => {
      setText(next);
      writeDraft(userId, place, next === initial ? null : next);
    },
    clear: () => {
      setText(initial);
      writeDraft(userId, place, null);
    },
  };
}

/** Whether a form has a stored draft; `place` is a key from `draftKeys`. */
export function useHasDraft(place: string): boolean {
  const userId = use(DraftOwnerContext);
  return readDraft(userId, place) !== null;
}
