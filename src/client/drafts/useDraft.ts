import { createContext, use, useState } from 'react';
import { readDraft, writeDraft } from './drafts';

/** Id of the viewer, who owns the drafts. */
export const DraftOwnerContext = createContext('nobody');

interface Draft {
  text: string;
  /** Whether the text differs from the initial one. */
  changed: boolean;
  write: (text: string) => void;
  /** Removes the draft and resets the text, after it was saved or discarded. */
  clear: () => void;
}

/**
 * A text that survives reloads and crashes.
 *
 * @param place from `draftOf`
 * @param initial the text when there is no draft
 */
export function useDraft(place: string, initial = ''): Draft {
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

/** Whether a place has a draft. */
export function useHasDraft(place: string): boolean {
  const userId = use(DraftOwnerContext);
  return readDraft(userId, place) !== null;
}
