import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../../shared/limits';
import {
  type BulkOperationRef,
  type BulkUpdateIssuesInput,
  createBulkOperation,
} from '../../../components/bulk/bulkMutations';
import { Form } from '../../../ui/form/Form';
import { TextArea } from '../../../ui/form/TextArea';
import { pluralize } from '../../../ui/format';
import styles from './BulkDialog.module.css';

interface BulkCommentFormProps {
  /** The issues to comment on. */
  input: BulkUpdateIssuesInput;
  /** Number of these issues; null: not known yet. */
  count: number | null;
  onStarted: (operation: BulkOperationRef) => void;
}

/** Adds the same comment to all selected issues. */
export function BulkCommentForm({ input, count, onStarted }: BulkCommentFormProps) {
  const environment = useRelayEnvironment();
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const send = () => {
    setSending(true);
    setError(undefined);
    createBulkOperation(environment, { ...input, comment })
      .then(onStarted)
      .catch((failure: Error) => {
        setError(failure.message);
        setSending(false);
      });
  };
  return (
    <Form
      label="Comment"
      className={styles.form}
      submit={`Comment on ${count === null ? 'all issues' : pluralize(count, 'issue')}`}
      sending={sending}
      disabled={comment.trim() === ''}
      error={error}
      onSubmit={send}
    >
      <TextArea
        label="Comment"
        autoFocus
        maxLength={MARKDOWN_TEXT_LENGTH_MAX}
        value={comment}
        onValueChange={setComment}
      />
    </Form>
  );
}
