import { createContext, use, useState } from 'react';
import { readDraft, writeDraft } from './drafts';

/** Who writes here: the viewer's id. */
export const DraftOwnerContext = createContext('nobody');

interface Draft {
  text: string;
  /** Whether it differs from what it began as. */
  changed: boolean;
  write: (text: string) => void;
  /** The server has it, or nobody wants it: it starts anew. */
  clear: () => void;
}

/**
 * A text that survives reload and crash.
 *
 * @param place of `draftOf`
 * @param initial what it begins as, where no draft was left
 */
export function useDraft(place: string, initial = ''): Draft {
  const person = use(DraftOwnerContext);
  const [text, setText] = useState(() => readDraft(person, place) ?? initial);
  return {
    text,
    changed: text !== initial,
    write: (next) => {
      setText(next);
      writeDraft(person, place, next === initial ? null : next);
    },
    clear: () => {
      setText(initial);
      writeDraft(person, place, null);
    },
  };
}

/** Whether something was left there. */
export function useHasDraft(place: string): boolean {
  const person = use(DraftOwnerContext);
  return readDraft(person, place) !== null;
}
