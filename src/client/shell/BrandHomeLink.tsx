import { Logo } from '../components/Logo';
import { PreloadLink } from '../components/PreloadLink';
import styles from './BrandHomeLink.module.css';

/** Logo and name of Winnow, linked to the start page. */
export function BrandHomeLink() {
  return (
    <PreloadLink to="/" className={styles.brand} aria-label="Winnow, home">
      <Logo />
      Winnow
    </PreloadLink>
  );
}
