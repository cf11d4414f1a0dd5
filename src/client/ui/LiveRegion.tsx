import { useSyncExternalStore } from 'react';
import { announced, subscribeToAnnouncements } from './announce';
import styles from './LiveRegion.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** The page's one polite live region: see `announce`. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, announced);
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
