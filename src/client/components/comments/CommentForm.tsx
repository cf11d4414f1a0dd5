import { useRef, useState } from 'react';
import { getCommentProblem } from '../../../shared/validation/texts';
import { getPendingUploadProblem } from '../attachments/pendingUploads';
import { MarkdownEditor } from '../markdown/MarkdownEditor';
import { useVersionedDraft } from '../../drafts/useVersionedDraft';
import type { QueuedMutation } from '../../mutations/queue/MutationDefinition';
import type { MutationCommitOptions } from '../../mutations/queue/MutationQueue';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { joinErrorMessages, type UserError } from '../../errors/UserError';
import { EditConflict } from '../editing/EditConflict';
import { Button } from '../../ui/Button';
import { Kbd } from '../../ui/Kbd';

export interface CommentFormProps {
  projectKey: string;
  /** Id of the issue: its participants are the first people offered for `@`. */
  issueId?: string;
  /** Storage key of the comment's draft. */
  draft: string;
  initial?: string;
  label: string;
  placeholder?: string;
  action: string;
  autoFocus?: boolean;
  /** Creates the mutation that sends the comment's text. */
  mutationFor: (body: string, baseVersion: string | null) => QueuedMutation;
  /** Version of the edited comment; absent for a new comment. */
  version?: string;
  change: MutationCommitOptions;
  /** Called after the comment was sent or editing was canceled. */
  onDone?: (() => void) | undefined;
  /** Called on Escape instead of canceling, which would remove the draft. */
  onEscape?: (() => void) | undefined;
}

/** Form for a new or edited comment. The draft is kept until the server has accepted it. */
export function CommentForm({
  projectKey,
  issueId,
  draft,
  initial = '',
  label,
  action,
  mutationFor,
  change,
  ...props
}: CommentFormProps) {
  const { placeholder, autoFocus = false, onDone, onEscape } = props;
  const edit = useVersionedDraft<string | null>(draft, { text: initial, version: props.version ?? null });
  const { text, write, clear } = edit;
  const [conflict, setConflict] = useState<UserError>();
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const mutationQueue = useMutationQueue();
  // While a new comment is being sent, the form is empty, because the optimistic update already shows the comment in the
  // timeline. What is typed meanwhile is the next comment.
  const isSendingNew = sending && initial === '';
  const [next, setNext] = useState('');
  const nextText = useRef('');
  const writeNext = (typed: string) => {
    nextText.current = typed;
    setNext(typed);
  };

  const finish = () => {
    clear();
    onDone?.();
  };
  const submit = async () => {
    if (sending) return;
    const problem = getPendingUploadProblem(text) ?? getCommentProblem(text);
    setError(problem);
    if (problem !== null) return;
    if (text === edit.before) return finish();
    setSending(true);
    // After an edit conflict, saving again replaces the text that the conflict shows.
    const result = await mutationQueue.commitMutation(mutationFor(text, conflict?.version ?? edit.version), {
      ...change,
      draft: edit.stored,
    });
    setSending(false);
    const typed = nextText.current;
    writeNext('');
    if (result.status !== 'refused') {
      if (typed === '') return finish();
      clear();
      return write(typed);
    }
    if (typed !== '') write(`${text}\n\n${typed}`);
    setError(joinErrorMessages(result.errors));
    setConflict((previous) => result.errors.find(({ version }) => version != null) ?? previous);
  };
  return (
    <>
      <MarkdownEditor
        text={isSendingNew ? next : text}
        projectKey={projectKey}
        issueId={issueId}
        label={label}
        onTextChange={(typed) => {
          setError(null);
          (isSendingNew ? writeNext : write)(typed);
        }}
        onSubmit={() => void submit()}
        onCancel={onDone && (onEscape ?? finish)}
        placeholder={placeholder}
        autoFocus={autoFocus}
        caretAtEnd
        rows={3}
        error={error}
      >
        {onDone && <Button onClick={finish}>Cancel</Button>}
        <Button variant={text.trim() === '' ? 'plain' : 'primary'} onClick={() => void submit()}>
          {action} <Kbd keys="Mod+Enter" />
        </Button>
      </MarkdownEditor>
      {conflict && <EditConflict draft={text} saved={conflict.value ?? ''} onDiscard={finish} />}
    </>
  );
}
