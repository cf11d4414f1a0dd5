import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button';
import styles from './form.module.css';
import { FormError } from './FormError';

interface Props {
  label: string;
  className?: string | undefined;
  /** The words on its button. */
  submit: string;
  sending: boolean;
  /** Whoever sees it may not send it. */
  disabled?: boolean;
  onSubmit: () => void;
  /** Escape does it too. Absent: there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  /** What is wrong with all of it. */
  error: string | undefined;
  children: ReactNode;
}

/**
 * Fields and what becomes of them. Ctrl or Command with Enter sends it from wherever one is; where it is not
 * sent, or is refused, the first field that is wrong has the focus.
 */
export function Form({ label, className, submit, sending, onSubmit, onCancel, ...props }: Props) {
  const { disabled = false, error, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const looksFor = useRef(false);
  useEffect(() => {
    if (!looksFor.current || sending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    looksFor.current = false;
    wrong.focus();
  });
  return (
    <form
      ref={form}
      aria-label={label}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sending || disabled) return;
        looksFor.current = true;
        onSubmit();
      }}
      // What is found wrong from now on is told where one is.
      onChange={() => (looksFor.current = false)}
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
      <FormError error={error} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={disabled} aria-disabled={sending}>
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
