/**
 * The first query of each screen whose data the server sends with the HTML page. The loaders of these screens build the
 * variables with the same functions.
 */
import { getFirstPageVariables } from '../issueList/firstPageVariables';
import { parseIssueListUrl } from '../issueList/issueListUrlState';
import { getIssueScreenVariables } from './issueScreenVariables';

export interface PageQuery {
  /** Name of an operation of the allow-list. */
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export const ISSUE_LIST_PATH_PATTERN = /^\/projects\/([^/]+)\/issues\/?$/;
export const SEARCH_PATH_PATTERN = /^\/search\/?$/;
export const ISSUE_PATH_PATTERN = /^\/projects\/([^/]+)\/issues\/(\d+)\/?$/;

/**
 * The first query of the screen at an address; null: the page is sent without data.
 * @throws URIError if the path contains an invalid percent-encoding
 */
export function getPageQuery(pathname: string, search: URLSearchParams): PageQuery | null {
  const [, listKey] = ISSUE_LIST_PATH_PATTERN.exec(pathname) ?? [];
  if (listKey !== undefined || SEARCH_PATH_PATTERN.test(pathname)) {
    const list = parseIssueListUrl(listKey === undefined ? null : decodeURIComponent(listKey), search);
    return { operationName: 'ListedIssuesQuery', variables: getFirstPageVariables(list, null) };
  }
  const [, issueKey, number] = ISSUE_PATH_PATTERN.exec(pathname) ?? [];
  if (issueKey === undefined || number === undefined) return null;
  const variables = getIssueScreenVariables(decodeURIComponent(issueKey), number, search);
  return variables && { operationName: 'IssueScreenQuery', variables };
}
