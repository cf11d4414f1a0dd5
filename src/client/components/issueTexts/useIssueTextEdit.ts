import { useState } from 'react';
import { draftKeyBuilders } from '../../drafts/drafts';
import { useVersionedDraft } from '../../drafts/useVersionedDraft';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { joinErrorMessages, type UserError } from '../../errors/UserError';
import { buildIssueKeyHref } from '../../navigation/hrefs';

/** Explains why a control is disabled for users without the developer role. */
export const DEVELOPER_REQUIRED_MESSAGE = 'Requires the developer role or higher';

interface IssueTextEditState {
  text: string;
  write: (text: string) => void;
  error: string | null;
  /** The text that another user has saved since editing began; saving again replaces it. Null: no conflict. */
  savedText: string | null;
  /**
   * Saves the text, or queues it while offline. Returns false if the text is invalid or the server rejected
   * it.
   */
  save: (clean?: (text: string) => string) => Promise<boolean>;
  /** Deletes the draft of the text. */
  clear: () => void;
}

interface IssueTextEditOptions {
  field: 'title' | 'body';
  id: string;
  key: string;
  version: number;
  before: string;
  /** Returns what is wrong with a text; null if it is valid. */
  problem: (text: string) => string | null;
}

/**
 * Edits the title or the description with optimistic concurrency: saving is based on the version at which editing
 * began, even before a reload. If another user has saved in the meantime, their text is shown before it can be
 * overwritten.
 */
export function useIssueTextEdit({
  field,
  id,
  key,
  version,
  before,
  problem,
}: IssueTextEditOptions): IssueTextEditState {
  const mutationQueue = useMutationQueue();
  const written = useVersionedDraft(draftKeyBuilders[field](id), { text: before, version });
  const [error, setError] = useState<string | null>(null);
  const [current, setCurrent] = useState<UserError['current']>(null);

  const save = async (clean = (text: string) => text): Promise<boolean> => {
    const invalid = problem(written.text);
    setError(invalid);
    if (invalid !== null) return false;
    const text = clean(written.text);
    // After an edit conflict, saving is based on the version by the other user that the conflict showed.
    const base = current ? { version: current.version, before: current[field] } : written;
    if (text === base.before) return true;
    const result = await mutationQueue.commitMutation(
      createQueuedMutation(updateIssue, { id, [field]: text, baseVersion: base.version }),
      {
        summary: field === 'title' ? `${key}: title “${text}”` : `${key}: description`,
        href: buildIssueKeyHref(key),
        draft: written.stored,
        inverse: createQueuedMutation(updateIssue, { id, [field]: base.before, undo: true }),
      },
    );
    if (result.status !== 'refused') return true;
    setCurrent(result.errors.find(({ code }) => code === 'CONFLICT')?.current ?? null);
    setError(joinErrorMessages(result.errors));
    return false;
  };
  return {
    text: written.text,
    write: (text) => {
      setError(null);
      written.write(text);
    },
    error,
    savedText: current && current[field],
    save,
    clear: written.clear,
  };
}
