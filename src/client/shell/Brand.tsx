import { Logo } from '../components/Logo';
import { PreloadLink } from '../components/PreloadLink';
import styles from './Brand.module.css';

/** The product's sign and name: the way home. */
export function Brand() {
  return (
    <PreloadLink to="/" className={styles.brand} aria-label="Winnow, home">
      <Logo />
      Winnow
    </PreloadLink>
  );
}
