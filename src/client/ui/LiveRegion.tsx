import { useSyncExternalStore } from 'react';
import { getScreenReaderAnnouncement, subscribeToAnnouncements } from './announce';
import styles from './LiveRegion.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** The page's only ARIA live region for screen readers: `announce` sets its text. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, getScreenReaderAnnouncement);
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
