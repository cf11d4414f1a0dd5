/** Recognizes the elements of saved REST pages: issues, comments and events. */
import {
  asNonNegativeIntOrUndefined,
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import {
  parseGithubIssueUrl,
  recognizeGithubRecord,
  findGithubRepository,
  formatIssueSourceId,
} from '../../mappers/github/recognize';
import { findForeignSignature } from '../../mappers/foreignRecords';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

/** An element of a saved REST page. `key`: source id of the issue or, for a comment or event, of its issue. */
export type GithubRestItem =
  | { kind: 'issue'; key: string; value: unknown; isPullRequest: boolean }
  | { kind: 'comment' | 'event'; key: string | null; value: JsonObject; ofPullRequest: boolean }
  /** Another kind of record. `name` is a noun in the plural. */
  | { kind: 'foreign'; name: string }
  | { kind: 'unknown'; why: ReportEntry };

/** Returns the elements of a saved REST page. Pages of the search API contain issues in `items`. */
export function getGithubRestItems(value: unknown): readonly unknown[] {
  const page = asObjectOrUndefined(value);
  const items =
    page && page.number === undefined
      ? (asArrayOrUndefined(page.items) ?? asArrayOrUndefined(page.issues))
      : undefined;
  return items ?? [value];
}

/** Finds out whether an element of a REST page is an issue, a comment or an event, and of which issue. */
export function parseGithubRestItem(value: unknown, filePath?: string): GithubRestItem {
  const part = asObjectOrUndefined(value);
  if (part && asStringOrUndefined(part.event) !== undefined)
    return { kind: 'event', value: part, ...findCommentOrEventIssue(part) };
  if (
    part &&
    part.number === undefined &&
    part.issue === undefined &&
    asStringOrUndefined(part.body) !== undefined
  ) {
    const owner = findCommentOrEventIssue(part);
    if (owner.key) return { kind: 'comment', value: part, ...owner };
    if (/\/discussions\//.test(asStringOrUndefined(part.html_url) ?? ''))
      return { kind: 'foreign', name: 'comments of discussions' };
    // A comment that does not refer to its issue. The path of its file may contain the number of the issue.
    if (findForeignSignature(part) === 'comments') return { kind: 'comment', value: part, ...owner };
  }
  const found = recognizeGithubRecord(value, filePath);
  if (found.kind === 'unknown' || found.kind === 'foreign') return found;
  const issue = asObjectOrUndefined(part?.issue) ?? asObjectOrUndefined(part?.pull) ?? part!;
  const number = asNonNegativeIntOrUndefined(issue.number);
  return {
    kind: 'issue',
    key: formatIssueSourceId(findGithubRepository(part!) ?? findGithubRepository(issue), number ?? 0),
    value,
    isPullRequest: found.kind === 'pull request',
  };
}

/**
 * Finds the issue that a comment or event belongs to, from a URL or from a nested issue as in
 * `/issues/events`.
 */
function findCommentOrEventIssue(part: JsonObject): { key: string | null; ofPullRequest: boolean } {
  const nestedIssue = asObjectOrUndefined(part.issue);
  const url = [part.issue_url, nestedIssue?.url, nestedIssue?.html_url]
    .map(asStringOrUndefined)
    .find(Boolean);
  const owner =
    parseGithubIssueUrl(url ?? '') ?? parseGithubIssueUrl(asStringOrUndefined(part.html_url) ?? '');
  return {
    key: owner && formatIssueSourceId(owner.repository, owner.number),
    ofPullRequest:
      Boolean(nestedIssue?.pull_request) || /\/pull\/\d+/.test(asStringOrUndefined(part.html_url) ?? ''),
  };
}

/**
 * Adds to an issue its comments and events from other files of the imported folder. Each file is a page of GitHub's
 * API.
 * @param comments undefined if no file of the folder contains comments
 * @param events undefined if no file of the folder contains events
 */
export function addCommentsAndEventsToGithubIssue(
  value: unknown,
  comments: readonly unknown[] | undefined,
  events: readonly unknown[] | undefined,
): unknown {
  const outer = asObjectOrUndefined(value)!;
  const record = asObjectOrUndefined(outer.issue)
    ? outer
    : {
        issue: outer,
        comments_data: getGithubRecordComments(outer),
        events: asArrayOrUndefined(outer.events) ?? outer.event_data,
        xrefs: outer.xrefs,
      };
  return {
    ...record,
    comments_data: concatOptionalLists(asArrayOrUndefined(record.comments_data), comments),
    events: concatOptionalLists(asArrayOrUndefined('events' in record ? record.events : undefined), events),
  };
}

const getGithubRecordComments = (outer: JsonObject): readonly unknown[] | undefined =>
  asArrayOrUndefined(outer.comments_data) ??
  asArrayOrUndefined(outer.comment_data) ??
  asArrayOrUndefined(outer.comments);

const concatOptionalLists = (
  own: readonly unknown[] | undefined,
  others: readonly unknown[] | undefined,
): readonly unknown[] | undefined => (own || others ? [...(own ?? []), ...(others ?? [])] : undefined);
