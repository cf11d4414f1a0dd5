/**
 * Finds references in texts: `#123`, `KEY-123` and `@login`, and those of the tracker that a text was imported from:
 * `owner/name#123`, commit hashes and addresses of issues.
 */
import {
  normalizeSourceIssueUrl,
  parseSourceIssueUrl,
  type SourceIssue,
  type SourceRepository,
} from '../../../shared/issueUrls';

/** Origin of a text, which determines the targets of references such as `#123`. */
export interface TextOrigin {
  /** Key of the text's project, to which `#123` refers. */
  projectKey: string;
  /** The repository that the text or its project was imported from; null if there is none. */
  repository: SourceRepository | null;
  /** Whether the text itself was imported: `#123` then refers to the repository first. */
  isImported: boolean;
}

/**
 * The existing issues and users that a text may refer to. A reference to another one is a link to the repository, or
 * plain text if there is no repository.
 */
export interface TextReferenceTargets extends TextOrigin {
  /** Keys of existing issues, as `KEY-123`. */
  issues: ReadonlySet<string>;
  /** Keys of imported issues, as `KEY-123`, by `normalizeSourceIssueUrl`. */
  importedIssues: ReadonlyMap<string, string>;
  /** Logins of existing users, in lower case. */
  logins: ReadonlySet<string>;
  /** Attached files, by the id in their address. */
  files: ReadonlyMap<string, AttachedFile>;
}

/** How an attached file is shown in a text. */
export interface AttachedFile {
  /** In bytes. */
  size: number;
  /** Of images, in pixels; null if unknown. */
  width: number | null;
  height: number | null;
}

/** Maximum references looked up per text. Further ones stay plain text. */
export const REFERENCES_PER_TEXT_MAX = 200;

/** A reference in a text. Each field that is not null is a possible target. */
export interface TextReference {
  /** Issue of a project, as `KEY-123`. */
  issue: string | null;
  /** Issue or pull request of a repository. */
  sourceIssue: SourceIssue | null;
  commit: { repository: SourceRepository; hash: string } | null;
  /** Login of a user, in lower case. */
  login: string | null;
}

/**
 * Matches references. As in src/shared/mentions.ts, email addresses and scoped packages are not mentions, and `&#39;`
 * is a character reference. An abbreviated commit hash must follow the word "commit" or `owner/name@`, because most
 * other short hexadecimal numbers are not hashes.
 */
export const TEXT_REFERENCE_PATTERN = new RegExp(
  [
    /(?<![\w/&#@.:-])(?<repository>[\w-]{1,39}\/[\w.-]{1,100})(?:#(?<repositoryNumber>\d{1,9})|@(?<repositoryCommit>[\da-f]{7,40}))(?![\w-])/,
    /(?<![\w/&#.-])(?:(?<key>[A-Z][A-Z\d]{1,9})-|#)(?<number>\d{1,9})(?![\w-])/,
    /(?<![\w@./-])@(?<login>[a-z\d][a-z\d-]{1,38})(?![\w/-]|\.\w)/,
    /(?<![\w@./#-])(?<commit>[\da-f]{40}|(?<=\bcommit )[\da-f]{7,39})(?![\w-])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/** Matches addresses of issues. */
const SOURCE_ISSUE_URL_IN_TEXT_PATTERN =
  /\bhttps?:\/\/[\w.:-]{1,253}\/[\w-]{1,39}\/[\w.-]{1,100}\/issues\/\d{1,9}(?![\w-])/gi;

/**
 * Returns the possible targets of a text's references, without duplicates, to be looked up in the database: issues as
 * `KEY-123`, issues of repositories in the form of `normalizeSourceIssueUrl`, logins in lower case.
 */
export function findTextReferences(
  text: string,
  origin: TextOrigin,
): { issues: string[]; sourceIssues: string[]; logins: string[] } {
  const issues = new Set<string>();
  const sourceIssues = new Set<string>();
  const logins = new Set<string>();
  for (const match of text.matchAll(TEXT_REFERENCE_PATTERN)) {
    if (issues.size + sourceIssues.size + logins.size >= REFERENCES_PER_TEXT_MAX) break;
    const { issue, sourceIssue, login } = parseTextReference(match, origin);
    if (issue) issues.add(issue);
    if (sourceIssue) sourceIssues.add(normalizeSourceIssueUrl(sourceIssue));
    if (login) logins.add(login);
  }
  for (const [url] of text.matchAll(SOURCE_ISSUE_URL_IN_TEXT_PATTERN)) {
    if (issues.size + sourceIssues.size + logins.size >= REFERENCES_PER_TEXT_MAX) break;
    sourceIssues.add(normalizeSourceIssueUrl(parseSourceIssueUrl(url)!));
  }
  return { issues: [...issues], sourceIssues: [...sourceIssues], logins: [...logins] };
}

/** Whether the meaning of a text's references may depend on the repository that the text was imported from. */
export const mayReferToRepository = (text: string): boolean =>
  /#\d|@[\da-f]{7}|\bcommit [\da-f]{7}|[\da-f]{40}/i.test(text);

/** Returns the possible targets of a match of TEXT_REFERENCE_PATTERN. */
export function parseTextReference(
  { groups = {} }: RegExpMatchArray,
  { projectKey, repository, isImported }: TextOrigin,
): TextReference {
  const { key, number, login } = groups;
  const target = repository && { ...repository, name: groups['repository'] ?? repository.name };
  const sourceNumber = groups['repositoryNumber'] ?? (isImported && !key ? number : undefined);
  const hash = groups['repositoryCommit'] ?? groups['commit'];
  // The pattern ignores case for logins; project keys are upper case.
  const isIssue = number !== undefined && (!key || key === key.toUpperCase());
  return {
    issue: isIssue ? `${key ?? projectKey}-${Number(number)}` : null,
    sourceIssue:
      target && sourceNumber !== undefined
        ? { repository: target, number: Number(sourceNumber), isPullRequest: false }
        : null,
    commit: target && hash !== undefined ? { repository: target, hash } : null,
    login: login?.toLowerCase() ?? null,
  };
}
