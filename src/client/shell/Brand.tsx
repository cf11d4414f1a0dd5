import { Wind } from 'lucide-react';
import { PreloadLink } from '../components/PreloadLink';
import styles from './Brand.module.css';

/** The product's sign and name: the way home. */
export function Brand() {
  return (
    <PreloadLink to="/" className={styles.brand} aria-label="Winnow, home">
      <span className={styles.mark}>
        <Wind size={13} strokeWidth={2.4} aria-hidden="true" />
      </span>
      Winnow
    </PreloadLink>
  );
}
