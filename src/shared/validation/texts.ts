/**
 * Validation of user input (docs/spec.md point 5), shared by forms and server. Each function returns an
 * error message for the user, or null for valid input. Lengths are in UTF-16 code units, as in the HTML
 * attribute `maxlength`.
 */
import { STATE_REASON_LENGTH_MAX, TEXT_LENGTH_MAX, TITLE_LENGTH_MAX } from '../limits';

/** Removes surrounding white space from an issue's title, as is done before it is stored. */
export const trimIssueTitle = (title: string): string => title.trim();

export function titleProblem(title: string): string | null {
  return singleLineProblem('Title', trimIssueTitle(title), TITLE_LENGTH_MAX);
}

export function bodyProblem(body: string): string | null {
  return lengthProblem('Text', body, TEXT_LENGTH_MAX) ?? invalidCharacterProblem('Text', body);
}

export function commentProblem(body: string): string | null {
  return body.trim() === '' ? 'A comment must not be empty.' : bodyProblem(body);
}

export function reasonProblem(reason: string): string | null {
  return (
    lengthProblem('Reason', reason, STATE_REASON_LENGTH_MAX) ?? invalidCharacterProblem('Reason', reason)
  );
}

/** Validates a single line of 1 to `max` characters. `what` names the field at the start of the message. */
export function singleLineProblem(what: string, text: string, max: number): string | null {
  if (text.length < 1 || text.length > max) {
    return `${what} must be 1 to ${max.toLocaleString('en')} characters.`;
  }
  if (/[\n\r\u2028\u2029]/.test(text)) return `${what} must be one line.`;
  return invalidCharacterProblem(what, text);
}

export function lengthProblem(what: string, text: string, max: number): string | null {
  return text.length > max ? `${what} must be at most ${max.toLocaleString('en')} characters.` : null;
}

/** Rejects text with NUL, which PostgreSQL cannot store, or with unpaired surrogates. */
export function invalidCharacterProblem(what: string, text: string): string | null {
  return text.includes('\0') || !isWellFormedUnicode(text) ? `${what} contains an invalid character.` : null;
}

/** Same as String.prototype.isWellFormed, which older browsers lack. */
function isWellFormedUnicode(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}
