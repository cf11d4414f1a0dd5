import { Search } from 'lucide-react';
import { Skeleton } from '../ui/Skeleton';
import styles from './Sidebar.module.css';
import { Logo } from '../ui/Logo';
import { PreloadLink } from '../navigation/PreloadLink';
import { CommandKbd } from '../ui/Kbd';
import { preloadOverlay, useOverlays } from './Overlays';

const SIDEBAR_SKELETON_LINK_CSS_WIDTHS = ['40%', '52%', '46%', '60%'];

/** The sidebar while its data loads; the static parts already work. */
export function SidebarSkeleton() {
  return (
    <nav className={styles.side} aria-label="Winnow" aria-busy="true">
      <BrandHomeLink />
      <CommandPaletteButton />
      <div className={styles.links}>
        {SIDEBAR_SKELETON_LINK_CSS_WIDTHS.map((width) => (
          <div key={width} className={styles.link}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </nav>
  );
}

/** Logo and name of Winnow, linked to the start page. */
export function BrandHomeLink() {
  return (
    <PreloadLink to="/" className={styles.brand} aria-label="Winnow, home">
      <Logo />
      Winnow
    </PreloadLink>
  );
}

/** Button that opens the command palette; looks like the palette's search field. */
export function CommandPaletteButton() {
  const { open } = useOverlays();
  return (
    <button
      type="button"
      className={styles.paletteButton}
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
