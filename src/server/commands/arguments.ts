/** Validation of arguments that several commands accept. */
import { VISIBILITIES, type Visibility } from '../../shared/issue';
import { projectKeyProblem } from '../../shared/validation/projects';
import { type ParsedArguments, UsageError } from './Command';

type OptionValue = ParsedArguments['values'][string];

export function requireProjectKeyOption(value: OptionValue): string {
  if (typeof value !== 'string') throw new UsageError('Missing option --project KEY.');
  if (!projectKeyProblem(value)) return value;
  throw new UsageError(
    `--project must be 2 to 10 capital letters and digits beginning with a letter, not "${value}".`,
  );
}

export function parseVisibilityOption(value: OptionValue): Visibility | undefined {
  if (value === undefined) return undefined;
  const visibility = VISIBILITIES.find((known) => known === value);
  if (visibility) return visibility;
  throw new UsageError(`--visibility must be one of ${VISIBILITIES.join(', ')}, not "${value}".`);
}

export function requireLoginOption(value: OptionValue): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError('Missing option --login LOGIN.');
}

export function requireFileArgument([file, ...others]: readonly string[]): string {
  if (!file) throw new UsageError('Missing argument FILE.');
  rejectPositionalArguments(others);
  return file;
}

export function rejectPositionalArguments(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
}
