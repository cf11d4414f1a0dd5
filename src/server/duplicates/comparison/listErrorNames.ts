/**
 * Matches names of errors in the notations of common languages and systems: `ERR_CONNECTION_RESET`, `ECONNREFUSED`,
 * `NullPointerException`, `SIGSEGV`, `E0308` and `0x80070005`.
 */
const ERROR_NAME =
  /\b(?:ERR_[A-Z0-9_]{2,60}|E[A-Z]{4,20}|[A-Z][A-Za-z0-9]{0,60}(?:Exception|Error)|SIG[A-Z]{2,6}|E\d{4,5}|0x8[0-9a-fA-F]{7})\b/g;
const ERROR_NAMES_MAX = 20;
/** Words in capital letters that match the pattern of system errors, but are other words. */
const OTHER_NAMES = new Set([
  'ERROR',
  'ERRORS',
  'EVENT',
  'EVENTS',
  'EMPTY',
  'EXACT',
  'EXACTLY',
  'EVERY',
  'EXPECTED',
  'EXIST',
]);

/** Returns the names of errors in a text, in order of their first occurrence, at most 20. */
export function listErrorNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const [name] of text.matchAll(ERROR_NAME)) {
    if (OTHER_NAMES.has(name)) continue;
    names.add(name);
    if (names.size >= ERROR_NAMES_MAX) break;
  }
  return names;
}
