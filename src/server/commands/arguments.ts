/** Validation of arguments that several commands accept. */
import { VISIBILITIES, type Visibility } from '../../shared/issue';
import { type ParsedArguments, UsageError } from './Command';

/** Format of a project key. The same rule applies to projects created in the browser. */
const PROJECT_KEY = /^[A-Z][A-Z0-9]{1,9}$/;

type OptionValue = ParsedArguments['values'][string];

export function requireProjectKey(value: OptionValue): string {
  if (typeof value !== 'string') throw new UsageError('Missing option --project KEY.');
  if (PROJECT_KEY.test(value)) return value;
  throw new UsageError(
    `--project must be 2 to 10 capital letters and digits beginning with a letter, not "${value}".`,
  );
}

export function visibilityOption(value: OptionValue): Visibility | undefined {
  if (value === undefined) return undefined;
  const visibility = VISIBILITIES.find((known) => known === value);
  if (visibility) return visibility;
  throw new UsageError(`--visibility must be one of ${VISIBILITIES.join(', ')}, not "${value}".`);
}

export function requireLogin(value: OptionValue): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError('Missing option --login LOGIN.');
}

export function requireOneFile([file, ...others]: readonly string[]): string {
  if (!file) throw new UsageError('Missing argument FILE.');
  rejectPositionals(others);
  return file;
}

export function rejectPositionals(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
}
