import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { draftKeys } from '../../../drafts/drafts';
import { useDraft } from '../../../drafts/useDraft';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../../mutations/updateIssue';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { joinErrorMessages, type UserError } from '../../../errors/UserError';

/** Explains why a control is disabled for users without the developer role. */
export const DEVELOPER_REQUIRED_MESSAGE = 'Requires the developer role or higher';

/** The edited text and the version it is based on. Stored in drafts: do not rename the fields. */
interface IssueTextDraft {
  text: string;
  version: number;
  before: string;
}

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
  const { pathname } = useLocation();
  const draft = useDraft(draftKeys[field](id));
  const [opened] = useState<IssueTextDraft>({ text: before, version, before });
  const [error, setError] = useState<string | null>(null);
  const [current, setCurrent] = useState<UserError['current']>(null);
  const written = parseIssueTextDraft(draft.text) ?? opened;

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
        href: pathname,
        draft: draft.text,
        inverse: createQueuedMutation(updateIssue, { id, [field]: base.before }),
      },
    );
    if (result.status !== 'refused') return true;
    setCurrent(result.errors.find(({ code }) => code === 'CONFLICT')?.current ?? null);
    setError(joinErrorMessages(result.errors));
    return false;
  };
  return {
    text: written.text,
    write: (text) => draft.write(text === opened.before ? '' : JSON.stringify({ ...written, text })),
    error,
    savedText: current && current[field],
    save,
    clear: draft.clear,
  };
}

function parseIssueTextDraft(draft: string): IssueTextDraft | null {
  if (draft === '') return null;
  try {
    return JSON.parse(draft) as IssueTextDraft;
  } catch {
    return null;
  }
}
