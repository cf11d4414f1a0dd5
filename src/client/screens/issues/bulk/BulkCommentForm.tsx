import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  type BulkOperationRef,
  type BulkUpdateIssuesInput,
  createBulkOperation,
} from '../../../components/bulk/bulkMutations';
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor';
import { Form } from '../../../ui/form/Form';
import { pluralize } from '../../../ui/format';
import styles from './BulkDialog.module.css';

interface BulkCommentFormProps {
  /** The issues to comment on. */
  input: BulkUpdateIssuesInput;
  /** Number of these issues; null: not known yet. */
  count: number | null;
  projectKey: string;
  onStarted: (operation: BulkOperationRef) => void;
}

/** Adds the same comment to all selected issues. */
export function BulkCommentForm({ input, count, projectKey, onStarted }: BulkCommentFormProps) {
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
      <MarkdownEditor
        projectKey={projectKey}
        label="Comment"
        autoFocus
        text={comment}
        onTextChange={setComment}
        onSubmit={() => comment.trim() !== '' && !sending && send()}
      >
        {null}
      </MarkdownEditor>
    </Form>
  );
}
