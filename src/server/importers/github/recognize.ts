/** What a JSON value of GitHub's is: its REST API, exports around it, and `gh issue list --json`. */
import { asCount, asList, asObject, asText, type JsonObject } from '../input/json';

export type Recognized =
  | { kind: 'issue'; record: IssueRecord }
  | { kind: 'pull request'; repository: string | null }
  | { kind: 'unknown'; why: string };

/** An issue with what came beside it; undefined: that was not told. */
export interface IssueRecord {
  /** "owner/name"; null: nothing in it says. */
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
  if (!outer) return { kind: 'unknown', why: 'it is not an object' };
  const issue = asObject(outer.issue) ?? asObject(outer.pull) ?? outer;
  const repository = repositoryOf(outer) ?? repositoryOf(issue);
  if (isPullRequest(outer, issue)) return { kind: 'pull request', repository };
  const number = asCount(issue.number);
  if (!number) return { kind: 'unknown', why: 'it has no issue number' };
  if (asText(issue.title) === undefined) return { kind: 'unknown', why: 'it has no title' };
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

/** "owner/name" from whichever field names it. */
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

/** API addresses on github.com and on an enterprise server, and those that people see. */
const REPOSITORY_URL = /^https?:\/\/(?:[^/]+\/(?:api\/v3\/)?repos|[^/]+)\/([\w.-]+\/[\w.-]+)(?:\/|$)/;

/** The number that an issue's address ends in (of the API or for people), with its repository. */
export function issueOfUrl(url: string): { repository: string; number: number } | null {
  const found = /([\w.-]+\/[\w.-]+)\/(?:issues|pull)\/(\d+)(?:[#?].*)?$/.exec(url);
  return found ? { repository: found[1]!, number: Number(found[2]) } : null;
}
