/** Email settings, kinds and states. The database stores the indexes of the values: add new ones at the end. */

/** Which notifications a person receives by email. */
export const EMAIL_MODES = ['off', 'direct', 'all', 'digest'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];

/** Returns the number that represents a mode in the database. */
export const getEmailModeCode = (mode: EmailMode): number => EMAIL_MODES.indexOf(mode);

/** The settings of a person who has not changed them. */
export const DEFAULT_EMAIL_MODE: EmailMode = 'direct';
export const DEFAULT_DIGEST_HOUR = 8;
export const DEFAULT_TIME_ZONE = 'UTC';

/** Purposes of emails. Emails of a later kind are sent first. */
export const EMAIL_KINDS = ['notification', 'digest', 'invitation', 'password_reset'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Returns the number that represents a kind of email in the database. */
export const getEmailKindCode = (kind: EmailKind): number => EMAIL_KINDS.indexOf(kind);

/**
 * States of an email in the outbox. `collecting`: new events of the issue are added to it. `waiting`: its contents are
 * fixed; it is sent at `next_attempt_at`. `unknown`: the server was killed while it sent the email, so that it is
 * not known whether it arrived; it is not sent again.
 */
export const EMAIL_STATES = ['collecting', 'waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** Returns the number that represents a state of an email in the database. */
export const getEmailStateCode = (state: EmailState): number => EMAIL_STATES.indexOf(state);

/** Whether `Intl` knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** Whether an address is safe in an email header: it has no spaces, quotes or other header syntax. */
export const isMailAddress = (address: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()\\,;"\p{Cc}]+$/u.test(address);
