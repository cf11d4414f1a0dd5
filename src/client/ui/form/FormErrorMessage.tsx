import styles from './form.module.css';

interface FormErrorMessageProps {
  id?: string;
  error?: string | null | undefined;
  /** Message of `useTooLongMessage`, shown instead of the error. It has already been announced to screen readers. */
  tooLongMessage?: string | null;
  className?: string | undefined;
}

/** An error message; renders nothing without an error. */
export function FormErrorMessage({
  id,
  error = null,
  tooLongMessage = null,
  className = styles.error,
}: FormErrorMessageProps) {
  const message = tooLongMessage ?? error;
  if (message === null) return null;
  return (
    <p id={id} role={tooLongMessage === null ? 'alert' : undefined} className={className}>
      {message}
    </p>
  );
}
