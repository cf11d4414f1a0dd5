/**
 * Validation of user input (docs/spec.md point 5), shared by forms and server. Each function returns an
 * error message for the user, or null for valid input. Lengths are in UTF-16 code units, as in the HTML
 * attribute `maxlength`.
 */
import { STATE_CHANGE_REASON_LENGTH_MAX, MARKDOWN_TEXT_LENGTH_MAX, ISSUE_TITLE_LENGTH_MAX } from '../limits';

/** Removes surrounding white space from an issue's title, as is done before it is stored. */
export const trimIssueTitle = (title: string): string => title.trim();

export function getIssueTitleProblem(title: string): string | null {
  return getSingleLineTextProblem('Title', trimIssueTitle(title), ISSUE_TITLE_LENGTH_MAX);
}

export function getIssueBodyProblem(body: string): string | null {
  return (
    getTextLengthProblem('Text', body, MARKDOWN_TEXT_LENGTH_MAX) ?? getInvalidCharacterProblem('Text', body)
  );
}

export function getCommentProblem(body: string): string | null {
  return body.trim() === '' ? 'A comment must not be empty.' : getIssueBodyProblem(body);
}

export function getStateChangeReasonProblem(reason: string): string | null {
  return (
    getTextLengthProblem('Reason', reason, STATE_CHANGE_REASON_LENGTH_MAX) ??
    getInvalidCharacterProblem('Reason', reason)
  );
}

/** Validates a single line of 1 to `max` characters. `what` names the field at the start of the message. */
export function getSingleLineTextProblem(what: string, text: string, max: number): string | null {
  if (text.length < 1 || text.length > max) {
    return `${what} must be 1 to ${max.toLocaleString('en')} characters.`;
  }
  if (/[\n\r\u2028\u2029]/.test(text)) return `${what} must be one line.`;
  return getInvalidCharacterProblem(what, text);
}

export function getTextLengthProblem(what: string, text: string, max: number): string | null {
  return text.length > max ? `${what} must be at most ${max.toLocaleString('en')} characters.` : null;
}

/** Rejects text with NUL, which PostgreSQL cannot store, or with unpaired surrogates. */
export function getInvalidCharacterProblem(what: string, text: string): string | null {
  return isStorableText(text) ? null : `${what} contains an invalid character.`;
}

/** Whether PostgreSQL can store a text: it contains neither NUL nor unpaired surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && isWellFormedUnicode(text);
}

/** Same as String.prototype.isWellFormed, which older browsers lack. */
function isWellFormedUnicode(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}
