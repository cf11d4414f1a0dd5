import { Wind } from 'lucide-react';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <Wind size={13} strokeWidth={2.4} aria-hidden="true" />
    </span>
  );
}
