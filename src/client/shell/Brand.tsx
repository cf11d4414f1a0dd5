import { Mark } from '../components/Mark';
import { PreloadLink } from '../components/PreloadLink';
import styles from './Brand.module.css';

/** The product's sign and name: the way home. */
export function Brand() {
  return (
    <PreloadLink to="/" className={styles.brand} aria-label="Winnow, home">
      <Mark />
      Winnow
    </PreloadLink>
  );
}
