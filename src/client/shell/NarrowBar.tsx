import { Menu } from 'lucide-react';
import { IconButton } from '../ui/IconButton';
import { Brand } from './Brand';
import styles from './NarrowBar.module.css';
import { preloadOverlay, useOverlays } from './Overlays';

/** Where there is no room for the sidebar: a bar with the button that shows it. */
export function NarrowBar() {
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
      <Brand />
    </header>
  );
}
