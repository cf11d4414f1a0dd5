import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { BulkOperationControls_operation$key } from '../../../../__generated__/BulkOperationControls_operation.graphql';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import styles from './BulkOperationControls.module.css';
import {
  type BulkOperationRef,
  cancelBulkOperation,
  undoBulkOperation,
  runBulkOperation,
} from './bulkMutations';
import type { BulkOperationControls_run$key } from '../../../../__generated__/BulkOperationControls_run.graphql';
import { Form } from '../../ui/form/Form';
import { formatCount, pluralize } from '../../ui/format';
import { MarkdownEditor } from '../markdown/MarkdownEditor';

interface BulkOperationControlsProps {
  operation: BulkOperationControls_operation$key;
  /** Called with a bulk operation that has been started: this one, or the one that undoes it. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
  /** Whether to show buttons only, without the comment field and the text that explains why undo is not possible. */
  terse?: boolean;
}

/** Buttons that run, cancel and undo a bulk operation. */
export function BulkOperationControls({ operation, onStarted, terse = false }: BulkOperationControlsProps) {
  const { id, state, canUndo, whyNotUndo, ...data } = useFragment(
    graphql`
      fragment BulkOperationControls_operation on BulkOperation {
        id
        state
        canUndo
        whyNotUndo
        ...BulkOperationControls_run
      }
    `,
    operation,
  );
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const handle = (action: typeof undoBulkOperation, then?: (operation: BulkOperationRef) => void) => () => {
    setBusy(true);
    setError(undefined);
    action(environment, { id })
      .then(then)
      .catch((failure: Error) => setError(failure.message))
      .finally(() => setBusy(false));
  };
  if (state === 'PREVIEWED') return <BulkRunForm operation={data} onStarted={onStarted} terse={terse} />;
  const isRunning = state === 'RUNNING';
  const problem = terse || canUndo || isRunning ? null : whyNotUndo;
  if (!isRunning && !canUndo && problem == null && error === undefined) return null;
  return (
    <div className={styles.controls}>
      <FormErrorMessage error={error} />
      {isRunning && (
        <Button disabled={busy} onClick={handle(cancelBulkOperation)}>
          Cancel
        </Button>
      )}
      {canUndo && (
        <Button disabled={busy} onClick={handle(undoBulkOperation, onStarted)}>
          Undo
        </Button>
      )}
      {problem != null && <p className={styles.why}>{problem}</p>}
    </div>
  );
}

interface BulkRunFormProps {
  operation: BulkOperationControls_run$key;
  /** Called with the bulk operation once it runs. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
  /** Hides the comment field, for lists of bulk operations. */
  terse: boolean;
}

/** Runs a previewed bulk operation, with a comment on each issue if the user writes one. */
function BulkRunForm({ operation, onStarted, terse }: BulkRunFormProps) {
  const { id, matched, frozen, changed, skipped, ...data } = useFragment(
    graphql`
      fragment BulkOperationControls_run on BulkOperation {
        id
        matched
        frozen
        changed
        skipped
        comment
        project {
          key
        }
      }
    `,
    operation,
  );
  const environment = useRelayEnvironment();
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const isCommented = comment.trim() !== '';
  // Issues that already have the requested values get the comment, too.
  const commented = isCommented ? changed + skipped : 0;
  const disabled = frozen < matched || Math.max(changed, commented) === 0;
  const run = () => {
    if (sending || disabled) return;
    setSending(true);
    setError(undefined);
    runBulkOperation(environment, { id, comment: isCommented ? comment : null })
      .then(onStarted)
      .catch((failure: Error) => setError(failure.message))
      .finally(() => setSending(false));
  };
  return (
    <Form
      label="Run bulk edit"
      className={styles.form}
      submit={formatRunButtonText(changed, commented)}
      sending={sending}
      disabled={disabled}
      error={error}
      onSubmit={run}
    >
      {!terse && data.comment == null && (
        <MarkdownEditor
          projectKey={data.project.key}
          label="Comment (optional)"
          rows={2}
          placeholder={`Comment (optional), added to ${pluralize(changed + skipped, 'issue')}`}
          text={comment}
          onTextChange={setComment}
          onSubmit={run}
        >
          {null}
        </MarkdownEditor>
      )}
    </Form>
  );
}

function formatRunButtonText(changed: number, commented: number): string {
  if (commented === 0) return `Change ${pluralize(changed, 'issue')}`;
  if (changed === 0) return `Comment on ${pluralize(commented, 'issue')}`;
  if (changed === commented) return `Change and comment on ${pluralize(changed, 'issue')}`;
  return `Change ${formatCount(changed)}, comment on ${pluralize(commented, 'issue')}`;
}
