import { VISIBILITIES, type Visibility } from '../../../shared/issue';
import { UsageError } from './Command';

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
