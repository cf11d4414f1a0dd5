import { Menu } from 'lucide-react';
import { IconButton } from '../ui/IconButton';
import { BrandHomeLink } from './BrandHomeLink';
import styles from './NarrowWindowHeader.module.css';
import { preloadOverlay, useOverlays } from './Overlays';

/** Header for narrow windows, with the button that opens the sidebar. */
export function NarrowWindowHeader() {
  const { open } = useOverlays();
  return (
    <header className={styles.bar}>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={() => preloadOverlay('navigation')}
        onFocus={() => preloadOverlay('navigation')}
        onClick={() => open('navigation')}
      >
        <Menu size={18} aria-hidden="true" />
      </IconButton>
      <BrandHomeLink />
    </header>
  );
}
