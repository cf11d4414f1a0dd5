import styles from './form.module.css';

/** An error message; renders nothing without an error. */
export function FormErrorMessage({ id, error }: { id?: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} role="alert" className={styles.error}>
      {error}
    </p>
  );
}
