/** People, and how they get in; for what the functions answer see texts.ts. */
import {
  API_TOKEN_DAYS_MAX,
  EMAIL_LENGTH_MAX,
  NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  URL_LENGTH_MAX,
} from '../limits';
import { lineProblem, storableProblem } from './texts';

export function loginProblem(login: string): string | null {
  return /^[a-z0-9][a-z0-9-]{1,38}$/.test(login)
    ? null
    : 'A login is 2 to 39 small letters, digits and hyphens, and begins with no hyphen.';
}

export function personNameProblem(name: string): string | null {
  return lineProblem('Name', name.trim(), NAME_LENGTH_MAX);
}

/** It may be left out. Whether mail arrives there is another matter. */
export function emailProblem(email: string): string | null {
  if (email === '') return null;
  return email.length <= EMAIL_LENGTH_MAX && /^[^\s@]+@[^\s@]+$/.test(email)
    ? storableProblem('Email address', email)
    : 'That is no email address.';
}

/** What can be said of it anywhere; that it is none of the commonest ones is known to the server. */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_LENGTH_MIN) {
    return `A password has at least ${PASSWORD_LENGTH_MIN} characters.`;
  }
  return password.length > PASSWORD_LENGTH_MAX
    ? `A password has at most ${PASSWORD_LENGTH_MAX} characters.`
    : null;
}

export function tokenNameProblem(name: string): string | null {
  return lineProblem('Name', name.trim(), NAME_LENGTH_MAX);
}

/** @param days null: it does not end. */
export function tokenDaysProblem(days: number | null): string | null {
  return days === null || (Number.isInteger(days) && days >= 1 && days <= API_TOKEN_DAYS_MAX)
    ? null
    : `A token is good for 1 to ${API_TOKEN_DAYS_MAX.toLocaleString('en')} days, or for ever.`;
}

/** It may be left out. Pages show it to everybody: nothing that others could read or change on the way. */
export function avatarUrlProblem(url: string): string | null {
  if (url === '') return null;
  return url.length <= URL_LENGTH_MAX && /^https:\/\/[^\s/@?#]+([/?#]\S*)?$/.test(url)
    ? storableProblem('Address', url)
    : 'The address of a picture begins with https://.';
}
