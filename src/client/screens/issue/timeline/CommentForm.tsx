import { useState } from 'react';
import { getCommentProblem } from '../../../../shared/validation/texts';
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor';
import { useDraft } from '../../../drafts/useDraft';
import type { QueuedMutation } from '../../../mutations/queue/MutationDefinition';
import type { MutationCommitOptions } from '../../../mutations/queue/MutationQueue';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { joinErrorMessages } from '../../../errors/UserError';
import { Button } from '../../../ui/Button';
import { Kbd } from '../../../ui/Kbd';

interface Props {
  projectKey: string;
  /** Storage key of the comment's draft. */
  draft: string;
  initial?: string;
  label: string;
  placeholder?: string;
  action: string;
  autoFocus?: boolean;
  rows?: number;
  /** Creates the mutation that sends the comment's text. */
  mutationFor: (body: string) => QueuedMutation;
  change: MutationCommitOptions;
  /** Called after the comment was sent or editing was canceled. */
  onDone?: (() => void) | undefined;
}

/** Form for a new or edited comment. The draft is kept until the server has accepted it. */
export function CommentForm({
  projectKey,
  draft,
  initial = '',
  label,
  action,
  mutationFor,
  change,
  ...props
}: Props) {
  const { placeholder, autoFocus = false, rows = 3, onDone } = props;
  const { text, changed, write, clear } = useDraft(draft, initial);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const mutationQueue = useMutationQueue();

  const finish = () => {
    clear();
    onDone?.();
  };
  const submit = async () => {
    if (sending) return;
    const problem = getCommentProblem(text);
    setError(problem);
    if (problem !== null) return;
    if (!changed) return finish();
    setSending(true);
    const result = await mutationQueue.commitMutation(mutationFor(text), change);
    setSending(false);
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
    else finish();
  };
  return (
    <MarkdownEditor
      // While a new comment is being sent, the form is empty, because the optimistic update already shows the
      // comment in the timeline.
      text={sending && initial === '' ? '' : text}
      projectKey={projectKey}
      label={label}
      onTextChange={write}
      onSubmit={() => void submit()}
      {...(onDone && { onCancel: finish })}
      {...(placeholder !== undefined && { placeholder })}
      autoFocus={autoFocus}
      rows={rows}
      error={error}
    >
      {onDone && <Button onClick={finish}>Cancel</Button>}
      <Button variant={text.trim() === '' ? 'plain' : 'primary'} onClick={() => void submit()}>
        {action} <Kbd keys="Mod+Enter" />
      </Button>
    </MarkdownEditor>
  );
}
