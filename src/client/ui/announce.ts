import { Emitter } from '../../shared/Emitter';

const announcementEmitter = new Emitter();
let screenReaderAnnouncement = '';

/** Has screen readers read a text aloud once they have finished the current one (`aria-live="polite"`). */
export function announceToScreenReader(next: string): void {
  screenReaderAnnouncement = next;
  announcementEmitter.emit();
}

/** The text in the page's ARIA live region. */
export const getScreenReaderAnnouncement = (): string => screenReaderAnnouncement;

export const subscribeToAnnouncements = announcementEmitter.subscribe;
