/**
 * What may be written, as docs/spec.md point 5 says: one definition for the forms and the server. Each
 * function answers what is wrong, for the person who wrote it; null: nothing. Lengths are in UTF-16
 * code units, as a form's `maxLength` counts them.
 */
import { REASON_LENGTH_MAX, TEXT_LENGTH_MAX, TITLE_LENGTH_MAX } from '../limits';

/** A title as it is kept: without space around it. */
export const cleanTitle = (title: string): string => title.trim();

export function titleProblem(title: string): string | null {
  return lineProblem('Title', cleanTitle(title), TITLE_LENGTH_MAX);
}

export function bodyProblem(body: string): string | null {
  return longestProblem('Text', body, TEXT_LENGTH_MAX) ?? storableProblem('Text', body);
}

export function commentProblem(body: string): string | null {
  return body.trim() === '' ? 'A comment must not be empty.' : bodyProblem(body);
}

export function reasonProblem(reason: string): string | null {
  return longestProblem('Reason', reason, REASON_LENGTH_MAX) ?? storableProblem('Reason', reason);
}

/** Of a text of one line that must not be empty. */
export function lineProblem(what: string, text: string, longest: number): string | null {
  if (text.length < 1 || text.length > longest) {
    return `${what} must be 1 to ${longest.toLocaleString('en')} characters.`;
  }
  if (/[\n\r\u2028\u2029]/.test(text)) return `${what} must be one line.`;
  return storableProblem(what, text);
}

export function longestProblem(what: string, text: string, longest: number): string | null {
  return text.length > longest ? `${what} must be at most ${longest.toLocaleString('en')} characters.` : null;
}

/** The database keeps no NUL, and half of a surrogate pair is no character. */
export function storableProblem(what: string, text: string): string | null {
  return text.includes('\0') || !isWellFormed(text) ? `${what} holds a character that cannot be kept.` : null;
}

/** As String.prototype.isWellFormed, which not every browser has. */
function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}
