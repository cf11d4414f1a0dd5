import { Wind } from 'lucide-react';
import styles from './Logo.module.css';

/** The product's sign. */
export function Logo() {
  return (
    <span className={styles.mark}>
      <Wind size={13} strokeWidth={2.4} aria-hidden="true" />
    </span>
  );
}
