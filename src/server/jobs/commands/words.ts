import { VISIBILITIES, type Visibility } from '../../../shared/issue';
import { PASSWORD_LINK_TTL } from '../../../shared/limits';
import { type Parsed, UsageError } from './Command';

/** The same rule as for a project made in the browser. */
const PROJECT_KEY = /^[A-Z][A-Z0-9]{1,9}$/;

export function requireKey(value: string | boolean | undefined): string {
  if (typeof value !== 'string') throw new UsageError('--project KEY is missing.');
  if (PROJECT_KEY.test(value)) return value;
  throw new UsageError(`--project takes 2 to 10 capital letters and digits, a letter first, not ${value}.`);
}

export function visibilityOf(value: string | boolean | undefined): Visibility | undefined {
  if (value === undefined) return undefined;
  const visibility = VISIBILITIES.find((known) => known === value);
  if (visibility) return visibility;
  throw new UsageError(`--visibility takes ${VISIBILITIES.join(', ')}, not ${value}.`);
}

export function requireLogin(value: string | boolean | undefined): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError('--login L is missing.');
}

export function noMore(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`What is ${positionals[0]} for?`);
}

/** The option that takes a password from standard input: an argument could be seen by others at the machine. */
export const PASSWORD_INPUT = 'password-stdin';

/** Without the end of its line; null: none is given. */
export const passwordOf = (values: Parsed['values'], input: string): string | null =>
  values[PASSWORD_INPUT] === true ? input.replace(/\r?\n$/, '') : null;

export const linkLine = (secret: string): string =>
  `At Winnow's address, once, within ${PASSWORD_LINK_TTL / 86_400_000} days: /password#${secret}`;
