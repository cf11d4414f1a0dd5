import { Emitter } from '../../shared/Emitter';

const emitter = new Emitter();
let text = '';

/** Has screen readers read a text aloud once they have finished the current one (`aria-live="polite"`). */
export function announce(next: string): void {
  text = next;
  emitter.emit();
}

/** The text of the page's live region. */
export const announcement = (): string => text;

export const subscribeToAnnouncements = emitter.subscribe;
