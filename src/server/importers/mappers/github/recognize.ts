/** Recognizes issues and pull requests in output of the REST API, of `gh issue list --json` and of export tools. */
import {
  asNonNegativeIntOrUndefined,
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { classifyIssueRecord, describeForeignRecord, findForeignSignature } from '../foreignRecords';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export type RecognizedGithubRecord =
  | { kind: 'issue'; record: GithubIssueRecord }
  | { kind: 'pull request'; repository: string | null }
  /** Another kind of record. `name` is a noun in the plural. */
  | { kind: 'foreign'; name: string }
  | { kind: 'unknown'; why: ReportEntry };

/** A GitHub issue with its comments, events and references. A list is undefined if the input does not contain it. */
export interface GithubIssueRecord {
  /** GitHub repository as "owner/name", or null if the record does not contain it. */
  repository: string | null;
  number: number;
  issue: JsonObject;
  comments?: readonly unknown[];
  /** Events of the issue as in the REST API's timeline or issue events. */
  events?: readonly unknown[];
  /**
   * References to the issue in a short format: `{event, from, type, actor, date}` or `{event, commit, actor,
   * date}`.
   */
  references?: readonly unknown[];
}

/** Finds out what a JSON value of the imported file is, and where its comments and events are. */
export function recognizeGithubRecord(value: unknown, filePath?: string): RecognizedGithubRecord {
  const outer = asObjectOrUndefined(value);
  if (!outer) return { kind: 'unknown', why: { code: 'not_an_object' } };
  const issue = asObjectOrUndefined(outer.issue) ?? asObjectOrUndefined(outer.pull) ?? outer;
  const repository = findGithubRepository(outer) ?? findGithubRepository(issue);
  if (isGithubPullRequest(outer, issue)) return { kind: 'pull request', repository };
  const number = asNonNegativeIntOrUndefined(issue.number);
  if (!number || asStringOrUndefined(issue.title) === undefined) {
    const foreign = describeForeignRecord(outer, filePath);
    if (foreign.kind === 'foreign') return foreign;
    return { kind: 'unknown', why: { code: number ? 'no_title' : 'no_issue_number' } };
  }
  const signature = issue === outer ? null : findForeignSignature(outer);
  if (signature !== null) return { kind: 'foreign', name: signature };
  const isNamed = issue !== outer && outer.issue === issue;
  const classified = classifyIssueRecord(issue, ISSUE_FIELDS, isNamed ? 'issue' : filePath);
  if (classified.kind !== 'issue') return classified;
  return {
    kind: 'issue',
    record: {
      repository,
      number,
      issue,
      comments:
        asArrayOrUndefined(outer.comments_data) ??
        asArrayOrUndefined(outer.comment_data) ??
        asArrayOrUndefined(outer.comments) ??
        asArrayOrUndefined(issue.comments),
      events:
        asArrayOrUndefined(outer.events) ??
        asArrayOrUndefined(outer.event_data) ??
        asArrayOrUndefined(outer.timeline),
      references: asArrayOrUndefined(outer.xrefs),
    },
  };
}

/**
 * Fields that identify an issue among records with a number and a title. Pull requests and discussions are excluded
 * first.
 */
const ISSUE_FIELDS = new Set(
  `body user author labels assignees assignee comments comments_data comment_data events timeline milestone locked
   state_reason stateReason closed_by reactions reactionGroups created_at createdAt`.split(/\s+/),
);

function isGithubPullRequest(outer: JsonObject, issue: JsonObject): boolean {
  return (
    Boolean(issue.pull_request) ||
    issue.isPullRequest === true ||
    outer.pull !== undefined ||
    [issue.html_url, issue.url].some((url) => /\/pulls?\/\d+$/.test(asStringOrUndefined(url) ?? ''))
  );
}

/** Finds the GitHub repository ("owner/name") of a record in a repository field or a URL. */
export function findGithubRepository(object: JsonObject): string | null {
  const repository = asObjectOrUndefined(object.repository);
  const named =
    asStringOrUndefined(object.repo) ??
    asStringOrUndefined(repository?.full_name) ??
    asStringOrUndefined(repository?.nameWithOwner);
  if (named && GITHUB_REPOSITORY_NAME_PATTERN.test(named)) return named;
  for (const url of [object.repository_url, object.html_url, object.url, object.issue_url]) {
    const found = GITHUB_REPOSITORY_URL_PATTERN.exec(asStringOrUndefined(url) ?? '');
    if (found) return found[1]!;
  }
  return null;
}

export const GITHUB_REPOSITORY_NAME_PATTERN = /^[\w.-]+\/[\w.-]+$/;

/** Matches API URLs of github.com and of enterprise servers, and URLs of web pages. */
const GITHUB_REPOSITORY_URL_PATTERN =
  /^https?:\/\/(?:[^/]+\/(?:api\/v3\/)?repos|[^/]+)\/([\w.-]+\/[\w.-]+)(?:\/|$)/;

/** Extracts repository and issue number from the URL of an issue, in the API or on the web. */
export function parseGithubIssueUrl(url: string): { repository: string; number: number } | null {
  const found = /([\w.-]+\/[\w.-]+)\/(?:issues|pull)\/(\d+)(?:[#?].*)?$/.exec(url);
  return found ? { repository: found[1]!, number: Number(found[2]) } : null;
}

/**
 * Returns the source id of a GitHub issue, such as "owner/name#12". The repository name is converted to lower case,
 * because GitHub ignores its case.
 */
export const formatIssueSourceId = (repository: string | null, number: number): string =>
  `${repository?.toLowerCase() ?? ''}#${number}`;
