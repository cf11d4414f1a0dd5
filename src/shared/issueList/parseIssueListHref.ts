import { type IssueListUrlState, parseIssueListUrl } from './issueListUrlState';

/** Parses the address of an issue list, as built by `buildIssueListHref`. */
export function parseIssueListHref(href: string): IssueListUrlState {
  const [path = '', search] = href.split('?');
  const [, key] = /^\/projects\/([^/]+)\/issues/.exec(path) ?? [];
  return parseIssueListUrl(key === undefined ? null : decodeURIComponent(key), new URLSearchParams(search));
}
