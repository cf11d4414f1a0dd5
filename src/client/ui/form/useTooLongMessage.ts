import { formatCount, pluralize } from '../format';
import { useDelayedAnnouncement } from '../useDelayedAnnouncement';

/** Pause in typing after which the message is announced, in ms. */
const ANNOUNCEMENT_DELAY_MS = 600;

/**
 * Returns an error message if a text is too long, and announces it to screen readers; otherwise null. Replaces the attribute
 * `maxlength`, which truncates pasted text silently.
 *
 * @param max maximum length in UTF-16 code units, as on the server; undefined: any length is allowed
 */
export function useTooLongMessage(text: string, max: number | undefined): string | null {
  const message =
    max === undefined || text.length <= max
      ? null
      : `${pluralize(text.length - max, 'character')} too many. The limit is ${formatCount(max)}.`;
  useDelayedAnnouncement(message, ANNOUNCEMENT_DELAY_MS);
  return message;
}

/** Attribute of a field, or of an element that contains one, whose text is too long. Forms with it are not sent. */
export const TOO_LONG_ATTRIBUTE = 'data-too-long';

/** Moves the focus to the first field whose text is too long. Returns whether there is one. */
export function focusTooLongField(form: HTMLElement): boolean {
  const found = form.querySelector<HTMLElement>(`[${TOO_LONG_ATTRIBUTE}]`);
  (found?.querySelector('textarea') ?? found)?.focus();
  return found !== null;
}
