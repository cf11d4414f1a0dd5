import styles from './form.module.css';

/** What is wrong, at its place; nothing where nothing is. */
export function FormError({ id, error }: { id?: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} role="alert" className={styles.error}>
      {error}
    </p>
  );
}
