/**
 * Identifiers that issues had in the trackers from which they were imported: `TIMOB-123`, `acme/kettle#42`, `bug 1234`.
 */
import type { ImportSystem } from './importSystems';

export interface SourceIdentifier {
  /** Id of the issue in its tracker, in lower case: `timob-123`, `acme/kettle#42`, `#1234`. */
  sourceId: string;
  /** Name of the tracker, or null if several trackers use identifiers of this form. */
  system: ImportSystem | null;
}

const REPOSITORY_ISSUE_PATTERN = /^([\w.-]{1,100}(?:\/[\w.-]{1,100}){1,10})#(\d{1,9})$/;
const PROJECT_ISSUE_PATTERN = /^([a-z][a-z\d_]{1,99})-(\d{1,9})$/i;
const BUG_PATTERN = /^bug\s{0,3}#?(\d{1,9})(?:,?\s{1,3}comment\s{1,3}#?\d{1,9})?$/i;
const NUMBER_PATTERN = /^#?(\d{1,9})$/;

/** Parses a text that consists only of an identifier, such as a search query. Returns null for any other text. */
export function parseSourceIdentifier(text: string): SourceIdentifier | null {
  const trimmed = text.trim();
  const [, repository, repositoryNumber] = REPOSITORY_ISSUE_PATTERN.exec(trimmed) ?? [];
  if (repository !== undefined)
    return { sourceId: `${repository.toLowerCase()}#${Number(repositoryNumber)}`, system: null };
  const [, project, projectNumber] = PROJECT_ISSUE_PATTERN.exec(trimmed) ?? [];
  if (project !== undefined) return createProjectIssueIdentifier(project, Number(projectNumber));
  const bug = BUG_PATTERN.exec(trimmed)?.[1];
  if (bug !== undefined) return createBugIdentifier(Number(bug));
  const number = NUMBER_PATTERN.exec(trimmed)?.[1];
  return number === undefined ? null : { sourceId: `#${Number(number)}`, system: null };
}

/** Creates the identifier of an issue in a tracker whose projects have keys, such as `TIMOB-123`. */
export const createProjectIssueIdentifier = (projectKey: string, number: number): SourceIdentifier => ({
  sourceId: `${projectKey.toLowerCase()}-${number}`,
  system: null,
});

/** Creates the identifier of a bug in Bugzilla. */
export const createBugIdentifier = (number: number): SourceIdentifier => ({
  sourceId: `#${number}`,
  system: 'bugzilla',
});

/** Returns a text that is unique for each identifier, for use as a key in maps. */
export const formatSourceIdentifier = ({ sourceId, system }: SourceIdentifier): string =>
  system === 'bugzilla' ? `bug ${sourceId.slice(1)}` : sourceId;
