/** Validation of arguments that several commands accept. */
import { PROJECT_VISIBILITIES, type ProjectVisibility } from '../../shared/issue';
import { getProjectKeyProblem } from '../../shared/validation/projects';
import { type ParsedCommandLineArguments, UsageError } from './CliCommand';

type CommandOptionValue = ParsedCommandLineArguments['values'][string];

export function requireProjectKeyOption(value: CommandOptionValue): string {
  if (typeof value !== 'string') throw new UsageError('Missing option --project KEY.');
  if (!getProjectKeyProblem(value)) return value;
  throw new UsageError(
    `--project must be 2 to 10 capital letters and digits beginning with a letter, not "${value}".`,
  );
}

export function parseVisibilityOption(value: CommandOptionValue): ProjectVisibility | undefined {
  if (value === undefined) return undefined;
  const visibility = PROJECT_VISIBILITIES.find((known) => known === value);
  if (visibility) return visibility;
  throw new UsageError(
    `--visibility must be one of ${PROJECT_VISIBILITIES.join(', ')}, not "${String(value)}".`,
  );
}

export function requireLoginOption(value: CommandOptionValue): string {
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
