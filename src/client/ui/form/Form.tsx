import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button';
import styles from './form.module.css';
import { FormErrorMessage } from './FormErrorMessage';
import { focusTooLongField } from './useTooLongMessage';

interface FormProps {
  label: string;
  className?: string | undefined;
  /** Text of the submit button. */
  submit: string;
  sending: boolean;
  /** Whether the form cannot be submitted, because the viewer has no permission. */
  disabled?: boolean;
  onSubmit: () => void;
  /** Called by the Cancel button and on Escape. Absent: the form has no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Error message of the form that concerns no single field. */
  error: string | undefined;
  children: ReactNode;
}

/**
 * A form with a submit button. Ctrl+Enter or Command+Enter submits it from every field. After a failed
 * submission, the first invalid field receives the focus.
 */
export function Form({ label, className, submit, sending, onSubmit, onCancel, ...props }: FormProps) {
  const { disabled = false, error, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const focusesError = useRef(false);
  useEffect(() => {
    if (!focusesError.current || sending) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!invalid) return;
    focusesError.current = false;
    invalid.focus();
  });
  return (
    <form
      ref={form}
      aria-label={label}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sending || disabled || focusTooLongField(event.currentTarget)) return;
        focusesError.current = true;
        onSubmit();
      }}
      // Errors that appear while the user edits a field must not move the focus.
      onChange={() => (focusesError.current = false)}
      onKeyDown={(event) => {
        if (event.defaultPrevented || event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        } else if (event.key === 'Escape' && onCancel) {
          event.preventDefault();
          onCancel();
        }
      }}
    >
      {children}
      <FormErrorMessage error={error} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={disabled} aria-disabled={sending}>
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
