import styles from './form.module.css';

interface FormErrorMessageProps {
  id?: string;
  error?: string | null | undefined;
  /** Message of `useExcessMessage`, shown instead of the error. It has already been announced to screen readers. */
  excess?: string | null;
  className?: string | undefined;
}

/** An error message; renders nothing without an error. */
export function FormErrorMessage({
  id,
  error = null,
  excess = null,
  className = styles.error,
}: FormErrorMessageProps) {
  const message = excess ?? error;
  if (message === null) return null;
  return (
    <p id={id} role={excess === null ? 'alert' : undefined} className={className}>
      {message}
    </p>
  );
}
