/** Web addresses of issues in the trackers that Winnow imports from: `https://host/owner/name/issues/12`. */

export interface SourceRepository {
  /** Protocol and host, such as `https://github.com`. */
  origin: string;
  /** Owner and name, such as `acme/kettle`. */
  name: string;
}

export interface SourceIssue {
  repository: SourceRepository;
  number: number;
  /** GitHub numbers issues and pull requests together. Pull requests are not imported. */
  isPullRequest: boolean;
}

const REPOSITORY_URL_PATTERN = /^(https?:\/\/[\w.:-]{1,253})\/([\w-]{1,39}\/[\w.-]{1,100})$/i;
const SOURCE_ISSUE_URL_PATTERN = new RegExp(
  String.raw`${REPOSITORY_URL_PATTERN.source.slice(0, -1)}\/(issues|pull)\/(\d{1,9})(?:[?#].*)?$`,
  'i',
);

/** Parses the address of a repository; null for other addresses. */
export function parseRepositoryUrl(url: string): SourceRepository | null {
  const [, origin, name] = REPOSITORY_URL_PATTERN.exec(url) ?? [];
  return origin === undefined || name === undefined ? null : { origin, name };
}

/** Parses the address of an issue or pull request; null for other addresses. */
export function parseSourceIssueUrl(url: string): SourceIssue | null {
  const found = SOURCE_ISSUE_URL_PATTERN.exec(url);
  if (!found) return null;
  const [, origin = '', name = '', kind = '', number] = found;
  return {
    repository: { origin, name },
    number: Number(number),
    isPullRequest: kind.toLowerCase() === 'pull',
  };
}

export const buildSourceIssueUrl = ({ origin, name }: SourceRepository, number: number): string =>
  `${origin}/${name}/issues/${number}`;

export const buildSourceCommitUrl = ({ origin, name }: SourceRepository, commit: string): string =>
  `${origin}/${name}/commit/${commit}`;

/**
 * The address of a repository in a form that identifies it: with https and in lower case, because trackers ignore the
 * case.
 */
export const normalizeRepositoryUrl = ({ origin, name }: SourceRepository): string =>
  `${origin}/${name}`.toLowerCase().replace(/^http:/, 'https:');

/** The address of an issue in a form that identifies it. */
export const normalizeSourceIssueUrl = ({
  repository,
  number,
}: Pick<SourceIssue, 'repository' | 'number'>): string =>
  `${normalizeRepositoryUrl(repository)}/issues/${number}`;
