import { type FormEvent, useId, useState } from 'react';
import { STATE_CHANGE_REASON_LENGTH_MAX } from '../../../shared/limits';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { useTooLongMessage } from '../../ui/form/useTooLongMessage';
import styles from './ChangeReasonForm.module.css';

interface ChangeReasonFormProps {
  action: string;
  onSubmit: (reason: string) => void;
}

/** Asks for the reason of a change in a single line; Enter submits. */
export function ChangeReasonForm({ action, onSubmit }: ChangeReasonFormProps) {
  const [reason, setReason] = useState('');
  const messageId = useId();
  const tooLongMessage = useTooLongMessage(reason.trim(), STATE_CHANGE_REASON_LENGTH_MAX);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLongMessage === null && reason.trim() !== '') onSubmit(reason.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        autoFocus
        required
        className={styles.reason}
        aria-label="Reason"
        aria-invalid={tooLongMessage !== null}
        aria-describedby={tooLongMessage === null ? undefined : messageId}
        placeholder="Reason, shown in the timeline"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormErrorMessage id={messageId} tooLongMessage={tooLongMessage} className={styles.error} />
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </form>
  );
}
