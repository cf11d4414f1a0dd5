/** SQLSTATEs for NUL in a text, and for its escape sequence in JSON. */
const UNSTORABLE_TEXT_SQL_STATES = new Set(['22021', '22P05']);
/** SQLSTATE for invalid JSON, such as the escape sequence of an unpaired surrogate. */
const INVALID_TEXT_SQL_STATE = '22P02';

/** Whether PostgreSQL has rejected a statement because of a character that no text can contain. */
export function isUnstorableTextError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message, detail = '' } = error as Error & { code?: string; detail?: string };
  return (
    UNSTORABLE_TEXT_SQL_STATES.has(code) ||
    (code === INVALID_TEXT_SQL_STATE && /surrogate/.test(`${message} ${detail}`))
  );
}
