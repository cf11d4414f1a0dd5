import { Skeleton } from '../ui/Skeleton';
import { BrandHomeLink } from './BrandHomeLink';
import { CommandPaletteButton } from './CommandPaletteButton';
import styles from './Sidebar.module.css';

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
