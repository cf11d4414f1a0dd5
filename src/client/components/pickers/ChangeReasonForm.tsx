import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './ChangeReasonForm.module.css';

interface ChangeReasonFormProps {
  action: string;
  onSubmit: (reason: string) => void;
}

/** Asks for the reason of a change in a single line; Enter submits. */
export function ChangeReasonForm({ action, onSubmit }: ChangeReasonFormProps) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onSubmit(reason.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        autoFocus
        required
        className={styles.reason}
        aria-label="Reason"
        placeholder="Reason, shown in the timeline"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </form>
  );
}
