import { Children, type ReactNode } from 'react';
import styles from './Field.module.css';

/** A field of the side panel; "None" where it has no value. */
export function Field({ name, children }: { name: string; children: ReactNode }) {
  const empty = Children.toArray(children).length === 0;
  return (
    <div className={styles.field}>
      <dt className={styles.name}>{name}</dt>
      <dd className={empty ? styles.none : styles.value}>{empty ? 'None' : children}</dd>
    </div>
  );
}
