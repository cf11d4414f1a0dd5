/** Recognizes issues and pull requests in output of the REST API, of `gh issue list --json` and of export tools. */
import { asCount, asArray, asObject, asString, type JsonObject } from '../input/json';

export type RecognizedRecord =
  | { kind: 'issue'; record: IssueRecord }
  | { kind: 'pull request'; repository: string | null }
  | { kind: 'unknown'; why: string };

/** A GitHub issue with its comments, events and references. A list is undefined if the input does not contain it. */
export interface IssueRecord {
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
export function recognizeGithubRecord(value: unknown): RecognizedRecord {
  const outer = asObject(value);
  if (!outer) return { kind: 'unknown', why: 'not a JSON object' };
  const issue = asObject(outer.issue) ?? asObject(outer.pull) ?? outer;
  const repository = findRepository(outer) ?? findRepository(issue);
  if (isPullRequest(outer, issue)) return { kind: 'pull request', repository };
  const number = asCount(issue.number);
  if (!number) return { kind: 'unknown', why: 'no issue number' };
  if (asString(issue.title) === undefined) return { kind: 'unknown', why: 'no title' };
  return {
    kind: 'issue',
    record: {
      repository,
      number,
      issue,
      comments: asArray(outer.comments_data) ?? asArray(outer.comments) ?? asArray(issue.comments),
      events: asArray(outer.events) ?? asArray(outer.timeline),
      references: asArray(outer.xrefs),
    },
  };
}

function isPullRequest(outer: JsonObject, issue: JsonObject): boolean {
  return (
    Boolean(issue.pull_request) ||
    issue.isPullRequest === true ||
    outer.pull !== undefined ||
    [issue.html_url, issue.url].some((url) => /\/pulls?\/\d+$/.test(asString(url) ?? ''))
  );
}

/** Finds the GitHub repository ("owner/name") of a record in a repository field or a URL. */
export function findRepository(object: JsonObject): string | null {
  const repository = asObject(object.repository);
  const named =
    asString(object.repo) ?? asString(repository?.full_name) ?? asString(repository?.nameWithOwner);
  if (named && REPOSITORY_NAME_PATTERN.test(named)) return named;
  for (const url of [object.repository_url, object.html_url, object.url, object.issue_url]) {
    const found = REPOSITORY_URL_PATTERN.exec(asString(url) ?? '');
    if (found) return found[1]!;
  }
  return null;
}

export const REPOSITORY_NAME_PATTERN = /^[\w.-]+\/[\w.-]+$/;

/** Matches API URLs of github.com and of enterprise servers, and URLs of web pages. */
const REPOSITORY_URL_PATTERN = /^https?:\/\/(?:[^/]+\/(?:api\/v3\/)?repos|[^/]+)\/([\w.-]+\/[\w.-]+)(?:\/|$)/;

/** Extracts repository and issue number from the URL of an issue, in the API or on the web. */
export function parseIssueUrl(url: string): { repository: string; number: number } | null {
  const found = /([\w.-]+\/[\w.-]+)\/(?:issues|pull)\/(\d+)(?:[#?].*)?$/.exec(url);
  return found ? { repository: found[1]!, number: Number(found[2]) } : null;
}
