import { type IssueListUrlState, parseIssueListUrl } from './issueListUrlState';

/** Parses the address of an issue list, as built by `buildIssueListHref`. */
export function parseIssueListHref(href: string): IssueListUrlState {
  // The host is not used: the address is a path on this server.
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  const [, key] = /^\/projects\/([^/]+)\/issues/.exec(pathname) ?? [];
  return parseIssueListUrl(key === undefined ? null : decodeURIComponent(key), searchParams);
}
