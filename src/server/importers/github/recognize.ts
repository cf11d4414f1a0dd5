/** Recognizes issues and pull requests in output of the REST API, of `gh issue list --json` and of export tools. */
import { asCount, asList, asObject, asText, type JsonObject } from '../input/json';

export type Recognized =
  | { kind: 'issue'; record: IssueRecord }
  | { kind: 'pull request'; repository: string | null }
  | { kind: 'unknown'; why: string };

/** An issue with its comments and events. Undefined: the record does not contain them. */
export interface IssueRecord {
  /** "owner/name", or null if the record does not contain it. */
  repository: string | null;
  number: number;
  issue: JsonObject;
  comments?: readonly unknown[];
  /** REST timeline or issue events. */
  events?: readonly unknown[];
  /** Short references: `{event, from, type, actor, date}` or `{event, commit, actor, date}`. */
  references?: readonly unknown[];
}

export function recognize(value: unknown): Recognized {
  const outer = asObject(value);
  if (!outer) return { kind: 'unknown', why: 'not a JSON object' };
  const issue = asObject(outer.issue) ?? asObject(outer.pull) ?? outer;
  const repository = repositoryOf(outer) ?? repositoryOf(issue);
  if (isPullRequest(outer, issue)) return { kind: 'pull request', repository };
  const number = asCount(issue.number);
  if (!number) return { kind: 'unknown', why: 'no issue number' };
  if (asText(issue.title) === undefined) return { kind: 'unknown', why: 'no title' };
  return {
    kind: 'issue',
    record: {
      repository,
      number,
      issue,
      comments: asList(outer.comments_data) ?? asList(outer.comments) ?? asList(issue.comments),
      events: asList(outer.events) ?? asList(outer.timeline),
      references: asList(outer.xrefs),
    },
  };
}

function isPullRequest(outer: JsonObject, issue: JsonObject): boolean {
  return (
    Boolean(issue.pull_request) ||
    issue.isPullRequest === true ||
    outer.pull !== undefined ||
    [issue.html_url, issue.url].some((url) => /\/pulls?\/\d+$/.test(asText(url) ?? ''))
  );
}

/** "owner/name" from a repository field or a URL. */
export function repositoryOf(object: JsonObject): string | null {
  const repository = asObject(object.repository);
  const named = asText(object.repo) ?? asText(repository?.full_name) ?? asText(repository?.nameWithOwner);
  if (named && FULL_NAME.test(named)) return named;
  for (const url of [object.repository_url, object.html_url, object.url, object.issue_url]) {
    const found = REPOSITORY_URL.exec(asText(url) ?? '');
    if (found) return found[1]!;
  }
  return null;
}

export const FULL_NAME = /^[\w.-]+\/[\w.-]+$/;

/** API URLs of github.com and of enterprise servers, and URLs of web pages. */
const REPOSITORY_URL = /^https?:\/\/(?:[^/]+\/(?:api\/v3\/)?repos|[^/]+)\/([\w.-]+\/[\w.-]+)(?:\/|$)/;

/** Repository and number in the URL of an issue, in the API or on the web. */
export function issueOfUrl(url: string): { repository: string; number: number } | null {
  const found = /([\w.-]+\/[\w.-]+)\/(?:issues|pull)\/(\d+)(?:[#?].*)?$/.exec(url);
  return found ? { repository: found[1]!, number: Number(found[2]) } : null;
}
