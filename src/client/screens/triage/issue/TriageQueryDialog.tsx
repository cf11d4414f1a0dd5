import { useState } from 'react';
import { SEARCH_QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Form } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/TextField';
import styles from '../actions/TriageActions.module.css';

interface TriageQueryDialogProps {
  query: string;
  /** Parts of the query that were not understood. */
  problems: readonly string[];
  onApply: (query: string) => void;
  onClose: () => void;
}

/** Dialog for the query of the queue. */
export function TriageQueryDialog({ query, problems, onApply, onClose }: TriageQueryDialogProps) {
  const [text, setText] = useState(query);
  return (
    <Dialog title="Issues to triage" size="narrow" onClose={onClose}>
      <Form
        label="Issues to triage"
        className={styles.dialog}
        submit="Apply"
        sending={false}
        error={undefined}
        onSubmit={() => onApply(text.trim())}
      >
        <TextField
          label="Query"
          autoFocus
          value={text}
          maxLength={SEARCH_QUERY_LENGTH_MAX}
          placeholder="category:triage"
          error={text === query && problems.length > 0 ? problems.join(' ') : undefined}
          onValueChange={setText}
        />
        <p>The same queries as in the list. Without a query, the queue has all untriaged issues.</p>
        {query !== '' && <Button onClick={() => onApply('')}>Show all untriaged</Button>}
      </Form>
    </Dialog>
  );
}
