import { useSyncExternalStore } from 'react';
import { Emitter } from '../../shared/Emitter';
import styles from './announce.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const announcementEmitter = new Emitter();
let screenReaderAnnouncement = '';

/** Has screen readers read a text aloud once they have finished the current one (`aria-live="polite"`). */
export function announceToScreenReader(next: string): void {
  screenReaderAnnouncement = next;
  announcementEmitter.emit();
}

/** The text in the page's ARIA live region. */
export const getScreenReaderAnnouncement = (): string => screenReaderAnnouncement;

const subscribeToAnnouncements = announcementEmitter.subscribe;

/** The page's only ARIA live region for screen readers. `announceToScreenReader` sets its text. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, getScreenReaderAnnouncement);
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
