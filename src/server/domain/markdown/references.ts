/**
 * Finds references in texts: `#123`, `KEY-123` and `@login`, and those of the trackers that issues were imported from:
 * `owner/name#123`, `TIMOB-123`, `bug 123`, commit hashes and addresses of issues.
 */
import {
  createBugIdentifier,
  createProjectIssueIdentifier,
  formatSourceIdentifier,
} from '../../../shared/sourceIdentifiers';
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
 * The existing issues and users that a text may refer to. References to any other issue or user become links to the
 * repository, or plain text if there is no repository.
 */
export interface TextReferenceTargets extends TextOrigin {
  /** Keys of existing issues, as `KEY-123`. */
  issues: ReadonlySet<string>;
  /** Keys of imported issues, as `KEY-123`, by `normalizeSourceIssueUrl`. */
  importedIssues: ReadonlyMap<string, string>;
  /** Keys of imported issues (`KEY-123`), by their identifier in the other tracker (see `formatSourceIdentifier`). */
  identifiedIssues: ReadonlyMap<string, string>;
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
  /** Identifier of an issue in another tracker, in the form that `formatSourceIdentifier` returns. */
  identifier: string | null;
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
    // Keys of Jira projects can be longer than those of Winnow, and can contain "_".
    /(?<![\w/&#.-])(?:(?<key>[A-Z][A-Z\d_]{1,39})-|#)(?<number>\d{1,9})(?![\w-])/,
    /(?<![\w/&#.-])bug[ \u00a0](?<bug>\d{1,9})(?:,?[ \u00a0]comment[ \u00a0]#?\d{1,9})?(?![\w-])/,
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

/** The possible targets of the references in a text. */
export interface FoundTextReferences {
  issues: string[];
  sourceIssues: string[];
  identifiers: {
    identifier: string;
    /** Key of the Winnow issue (`KEY-123`) that the reference may denote instead. */
    issue: string | null;
  }[];
  logins: string[];
}

/**
 * Returns the possible targets of a text's references, without duplicates, to be looked up in the database: issues as
 * `KEY-123`, issues of repositories in the form of `normalizeSourceIssueUrl`, identifiers of other trackers in the form
 * of `formatSourceIdentifier`, logins in lower case.
 */
export function findTextReferences(text: string, origin: TextOrigin): FoundTextReferences {
  const issues = new Set<string>();
  const sourceIssues = new Set<string>();
  const identifiers = new Map<string, string | null>();
  const logins = new Set<string>();
  const texts = new Set<string>();
  for (const match of text.matchAll(TEXT_REFERENCE_PATTERN)) {
    if (texts.size >= REFERENCES_PER_TEXT_MAX) break;
    texts.add(match[0]);
    const { issue, sourceIssue, identifier, login } = parseTextReference(match, origin);
    if (issue) issues.add(issue);
    if (identifier) identifiers.set(identifier, issue);
    if (sourceIssue) sourceIssues.add(normalizeSourceIssueUrl(sourceIssue));
    if (login) logins.add(login);
  }
  for (const [url] of text.matchAll(SOURCE_ISSUE_URL_IN_TEXT_PATTERN)) {
    if (texts.size >= REFERENCES_PER_TEXT_MAX) break;
    texts.add(url);
    sourceIssues.add(normalizeSourceIssueUrl(parseSourceIssueUrl(url)!));
  }
  return {
    issues: [...issues],
    sourceIssues: [...sourceIssues],
    identifiers: [...identifiers].map(([identifier, issue]) => ({ identifier, issue })),
    logins: [...logins],
  };
}

/** Whether the targets of the references in a text may depend on the tracker from which the text was imported. */
export const mayReferToSource = (text: string): boolean =>
  /#\d|@[\da-f]{7}|\bcommit [\da-f]{7}|[\da-f]{40}|[a-z\d_]-\d|\bbug.\d/i.test(text);

/** Returns the possible targets of a match of TEXT_REFERENCE_PATTERN. */
export function parseTextReference(
  { groups = {} }: RegExpMatchArray,
  { projectKey, repository, isImported }: TextOrigin,
): TextReference {
  const { key, number, bug, login } = groups;
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
    identifier: parseIdentifier(isIssue ? key : undefined, number, bug),
    commit: target && hash !== undefined ? { repository: target, hash } : null,
    login: login?.toLowerCase() ?? null,
  };
}

function parseIdentifier(
  key: string | undefined,
  number: string | undefined,
  bug: string | undefined,
): string | null {
  if (bug !== undefined) return formatSourceIdentifier(createBugIdentifier(Number(bug)));
  if (key === undefined) return null;
  return formatSourceIdentifier(createProjectIssueIdentifier(key, Number(number)));
}
