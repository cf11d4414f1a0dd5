import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf } from '../../../drafts/drafts';
import { useDraft } from '../../../drafts/useDraft';
import { queuedMutation } from '../../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../../mutations/updateIssue';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { messageOf, type UserError } from '../../../errors/UserError';

/** Who may change a text, for those who may not. */
export const EDITED_BY = 'Only developers and those above them can change what others wrote.';

/** A text, and what it was written over. */
interface Written {
  text: string;
  version: number;
  before: string;
}

interface TextEdit {
  text: string;
  write: (text: string) => void;
  error: string | null;
  /** What somebody else has made of it since it was opened; saving again takes its place. */
  theirs: string | null;
  /** Keeps it, by the server or until the server is back; false: it was refused. */
  save: (clean?: (text: string) => string) => Promise<boolean>;
  /** Nobody wants it any more. */
  clear: () => void;
}

interface Options {
  field: 'title' | 'body';
  id: string;
  key: string;
  version: number;
  before: string;
  /** What is wrong with a text; null: nothing. */
  problem: (text: string) => string | null;
}

/**
 * Writes a title or a text over what was there when one began, be that before a reload: what somebody
 * else wrote meanwhile is told, and not overwritten before one has seen it.
 */
export function useTextEdit({ field, id, key, version, before, problem }: Options): TextEdit {
  const edits = useMutationQueue();
  const { pathname } = useLocation();
  const draft = useDraft(draftOf[field](id));
  const [opened] = useState<Written>({ text: before, version, before });
  const [error, setError] = useState<string | null>(null);
  const [current, setCurrent] = useState<UserError['current']>(null);
  const written = writtenIn(draft.text) ?? opened;

  const save = async (clean = (text: string) => text): Promise<boolean> => {
    const wrong = problem(written.text);
    setError(wrong);
    if (wrong !== null) return false;
    const text = clean(written.text);
    // What one has seen is what one writes over.
    const seen = current ? { version: current.version, before: current[field] } : written;
    if (text === seen.before) return true;
    const outcome = await edits.commit(
      queuedMutation(updateIssue, { id, [field]: text, baseVersion: seen.version }),
      {
        summary: field === 'title' ? `${key}: title “${text}”` : `${key}: description`,
        href: pathname,
        draft: draft.text,
        inverse: queuedMutation(updateIssue, { id, [field]: seen.before }),
      },
    );
    if (outcome.status !== 'refused') return true;
    setCurrent(outcome.errors.find(({ code }) => code === 'CONFLICT')?.current ?? null);
    setError(messageOf(outcome.errors));
    return false;
  };
  return {
    text: written.text,
    write: (text) => draft.write(text === opened.before ? '' : JSON.stringify({ ...written, text })),
    error,
    theirs: current && current[field],
    save,
    clear: draft.clear,
  };
}

function writtenIn(draft: string): Written | null {
  if (draft === '') return null;
  try {
    return JSON.parse(draft) as Written;
  } catch {
    return null;
  }
}
