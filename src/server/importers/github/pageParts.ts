/** Recognizes the elements of saved REST pages: issues, comments and events. */
import { asCount, asList, asObject, asText, type JsonObject } from '../input/json';
import { issueOfUrl, recognize, repositoryOf } from './recognize';

export type PagePart =
  | { kind: 'issue'; key: string; value: unknown }
  | { kind: 'comment' | 'event'; key: string | null; value: JsonObject; ofPullRequest: boolean }
  | { kind: 'unknown'; why: string };

/** Pages of the search API contain issues in `items`. */
export function elementsOf(value: unknown): readonly unknown[] {
  const page = asObject(value);
  const items = page && page.number === undefined ? (asList(page.items) ?? asList(page.issues)) : undefined;
  return items ?? [value];
}

export function partOf(value: unknown): PagePart {
  const part = asObject(value);
  if (part && asText(part.event) !== undefined) return { kind: 'event', value: part, ...ownerOf(part) };
  if (part && part.number === undefined && part.issue === undefined && asText(part.body) !== undefined) {
    const owner = ownerOf(part);
    if (owner.key) return { kind: 'comment', value: part, ...owner };
  }
  const found = recognize(value);
  if (found.kind === 'unknown') return found;
  const issue = asObject(part?.issue) ?? asObject(part?.pull) ?? part!;
  const number = asCount(issue.number);
  return { kind: 'issue', key: keyOf(repositoryOf(part!) ?? repositoryOf(issue), number ?? 0), value };
}

/** The issue of a comment or event, from a URL or from a nested issue as in `/issues/events`. */
function ownerOf(part: JsonObject): { key: string | null; ofPullRequest: boolean } {
  const nestedIssue = asObject(part.issue);
  const url = [part.issue_url, nestedIssue?.url, nestedIssue?.html_url].map(asText).find(Boolean);
  const owner = issueOfUrl(url ?? '') ?? issueOfUrl(asText(part.html_url) ?? '');
  return {
    key: owner && keyOf(owner.repository, owner.number),
    ofPullRequest: Boolean(nestedIssue?.pull_request) || /\/pull\/\d+/.test(asText(part.html_url) ?? ''),
  };
}

export const keyOf = (repository: string | null, number: number): string =>
  `${repository?.toLowerCase() ?? ''}#${number}`;

/** Adds comments and events of other pages to an issue. Undefined: the folder contains no such pages. */
export function joinIssue(
  value: unknown,
  comments: readonly unknown[] | undefined,
  events: readonly unknown[] | undefined,
): unknown {
  const outer = asObject(value)!;
  const record = asObject(outer.issue)
    ? outer
    : { issue: outer, comments_data: commentsIn(outer), xrefs: outer.xrefs };
  return {
    ...record,
    comments_data: concatenated(asList(record.comments_data), comments),
    events: concatenated(asList('events' in record ? record.events : undefined), events),
  };
}

const commentsIn = (outer: JsonObject): readonly unknown[] | undefined =>
  asList(outer.comments_data) ?? asList(outer.comments);

const concatenated = (
  own: readonly unknown[] | undefined,
  others: readonly unknown[] | undefined,
): readonly unknown[] | undefined => (own || others ? [...(own ?? []), ...(others ?? [])] : undefined);
