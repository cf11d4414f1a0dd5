import { useState } from 'react';
import { commentProblem } from '../../../../shared/validation/texts';
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor';
import { useDraft } from '../../../drafts/useDraft';
import type { QueuedMutation } from '../../../mutations/queue/MutationDefinition';
import type { CommitOptions } from '../../../mutations/queue/MutationQueue';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { messageOf } from '../../../errors/UserError';
import { Button } from '../../../ui/Button';
import { Kbd } from '../../../ui/Kbd';

interface Props {
  projectKey: string;
  /** Where its draft is kept. */
  draft: string;
  initial?: string;
  label: string;
  placeholder?: string;
  action: string;
  autoFocus?: boolean;
  rows?: number;
  /** What saying this is. */
  stepFor: (body: string) => QueuedMutation;
  change: CommitOptions;
  /** It was sent, or given up. */
  onDone?: (() => void) | undefined;
}

/** Something to say: what is typed stays until the server has it. */
export function CommentForm({
  projectKey,
  draft,
  initial = '',
  label,
  action,
  stepFor,
  change,
  ...props
}: Props) {
  const { placeholder, autoFocus = false, rows = 3, onDone } = props;
  const { text, changed, write, clear } = useDraft(draft, initial);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const edits = useMutationQueue();

  const leave = () => {
    clear();
    onDone?.();
  };
  const submit = async () => {
    if (sending) return;
    const problem = commentProblem(text);
    setError(problem);
    if (problem !== null) return;
    if (!changed) return leave();
    setSending(true);
    const outcome = await edits.commit(stepFor(text), change);
    setSending(false);
    if (outcome.status === 'refused') setError(messageOf(outcome.errors));
    else leave();
  };
  return (
    <MarkdownEditor
      // What is on its way stands in the timeline already.
      text={sending && initial === '' ? '' : text}
      projectKey={projectKey}
      label={label}
      onTextChange={write}
      onSubmit={() => void submit()}
      {...(onDone && { onCancel: leave })}
      {...(placeholder !== undefined && { placeholder })}
      autoFocus={autoFocus}
      rows={rows}
      error={error}
    >
      {onDone && <Button onClick={leave}>Cancel</Button>}
      <Button variant={text.trim() === '' ? 'plain' : 'primary'} onClick={() => void submit()}>
        {action} <Kbd keys="Mod+Enter" />
      </Button>
    </MarkdownEditor>
  );
}
