import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { BulkRunForm_operation$key } from '../../../../__generated__/BulkRunForm_operation.graphql';
import { Form } from '../../ui/form/Form';
import { formatCount, pluralize } from '../../ui/format';
import { MarkdownEditor } from '../markdown/MarkdownEditor';
import styles from './BulkOperationControls.module.css';
import { type BulkOperationRef, runBulkOperation } from './bulkMutations';

interface BulkRunFormProps {
  operation: BulkRunForm_operation$key;
  /** Called with the bulk operation once it runs. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
  /** Hides the comment field, for lists of bulk operations. */
  terse: boolean;
}

/** Runs a previewed bulk operation, with a comment on each issue if the user writes one. */
export function BulkRunForm({ operation, onStarted, terse }: BulkRunFormProps) {
  const { id, matched, frozen, changed, skipped, ...data } = useFragment(
    graphql`
      fragment BulkRunForm_operation on BulkOperation {
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
