import { Search } from 'lucide-react';
import { CommandKbd } from '../ui/CommandKbd';
import styles from './CommandPaletteButton.module.css';
import { preloadOverlay, useOverlays } from './Overlays';

/** Button that opens the command palette; looks like the palette's search field. */
export function CommandPaletteButton() {
  const { open } = useOverlays();
  return (
    <button
      type="button"
      className={styles.box}
      data-command="palette.open"
      aria-haspopup="dialog"
      onPointerEnter={() => preloadOverlay('palette')}
      onFocus={() => preloadOverlay('palette')}
      onClick={() => open('palette')}
    >
      <Search size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>Search or jump to…</span>
      <CommandKbd id="palette.open" />
    </button>
  );
}
