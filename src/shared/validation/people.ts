/** Validation of users, passwords and API tokens. See texts.ts for the return values. */
import {
  API_TOKEN_LIFETIME_DAYS_MAX,
  EMAIL_LENGTH_MAX,
  DISPLAY_NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  AVATAR_URL_LENGTH_MAX,
} from '../limits';
import { getSingleLineTextProblem, getInvalidCharacterProblem } from './texts';

export function getLoginNameProblem(login: string): string | null {
  return /^[a-z0-9][a-z0-9-]{1,38}$/.test(login)
    ? null
    : 'Use 2 to 39 lowercase letters, digits or hyphens, starting with a letter or digit.';
}

export function getPersonNameProblem(name: string): string | null {
  return getSingleLineTextProblem('Name', name.trim(), DISPLAY_NAME_LENGTH_MAX);
}

/** Checks the form of an optional email address, not whether it can receive mail. */
export function getEmailProblem(email: string): string | null {
  if (email === '') return null;
  return email.length <= EMAIL_LENGTH_MAX && /^[^\s@]+@[^\s@]+$/.test(email)
    ? getInvalidCharacterProblem('Email address', email)
    : 'Enter a valid email address.';
}

/** Checks the length of a password. Only the server also rejects common passwords. */
export function getPasswordProblem(password: string): string | null {
  if (password.length < PASSWORD_LENGTH_MIN) {
    return `The password must be at least ${PASSWORD_LENGTH_MIN} characters.`;
  }
  return password.length > PASSWORD_LENGTH_MAX
    ? `The password must be at most ${PASSWORD_LENGTH_MAX} characters.`
    : null;
}

export function getApiTokenNameProblem(name: string): string | null {
  return getSingleLineTextProblem('Name', name.trim(), DISPLAY_NAME_LENGTH_MAX);
}

/**
 * Checks the lifetime of an API token.
 * @param days lifetime, or null for a token that never expires
 */
export function getApiTokenLifetimeProblem(days: number | null): string | null {
  return days === null || (Number.isInteger(days) && days >= 1 && days <= API_TOKEN_LIFETIME_DAYS_MAX)
    ? null
    : `A token can expire after 1 to ${API_TOKEN_LIFETIME_DAYS_MAX.toLocaleString('en')} days, or never.`;
}

/**
 * Checks an optional avatar URL. Only https is allowed: pages load it, and plain http could be read or changed on the
 * network.
 */
export function getAvatarUrlProblem(url: string): string | null {
  if (url === '') return null;
  return url.length <= AVATAR_URL_LENGTH_MAX && /^https:\/\/[^\s/@?#]+([/?#]\S*)?$/.test(url)
    ? getInvalidCharacterProblem('Picture address', url)
    : 'The picture address must start with https://.';
}
