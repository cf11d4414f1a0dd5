import { Wind } from 'lucide-react';
import styles from './Mark.module.css';

/** The product's sign. */
export function Mark() {
  return (
    <span className={styles.mark}>
      <Wind size={13} strokeWidth={2.4} aria-hidden="true" />
    </span>
  );
}
