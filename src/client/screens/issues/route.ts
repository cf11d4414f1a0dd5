import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { PeekPanelQuery } from '../../../../__generated__/PeekPanelQuery.graphql';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/loadAbortableQuery';
import {
  COLLAPSED_GROUPS_URL_PARAMETER,
  parseIssueListUrl,
} from '../../../shared/issueList/issueListUrlState';
import { importPeekPanelQuery, PeekPanel } from './peek/lazyPeekPanel';
import { parsePeekedIssueNumber } from './peek/parsePeekedIssueNumber';
import type { IssueListStore } from './view/IssueListStore';
import { openIssueListStore } from './view/views';

export interface IssuesLoaderData {
  view: IssueListStore;
  /** The query of the previewed issue, or the error with which its code failed to load; null: no issue is previewed. */
  peek: PreloadedQuery<PeekPanelQuery> | Error | null;
}

/**
 * Loads the issue list of the URL: requests rows and counts while the screen's code is still loading. The
 * navigation does not wait for the list, which shows its own skeleton; it waits briefly for an issue in the
 * preview panel, to avoid its skeleton if the response is fast.
 */
export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<IssuesLoaderData> => {
    const { searchParams } = new URL(request.url);
    const { key = '' } = params;
    const view = openIssueListStore(environment, parseIssueListUrl(key, searchParams));
    const number = parsePeekedIssueNumber(searchParams);
    if (number === null) return { view, peek: null };
    const loadingQuery = importPeekPanelQuery();
    // If the code of the panel does not load, the screen shows the error in its place.
    PeekPanel.preload();
    import('./peek/PeekedIssue').catch(() => {});
    try {
      const { default: query } = await loadingQuery;
      const peek = loadAbortableQuery<PeekPanelQuery>(environment, query, { key, number }, request.signal);
      await waitForQueryBriefly(peek);
      return { view, peek };
    } catch (error) {
      return { view, peek: error as Error };
    }
  };

/**
 * The list's loader runs again only if the new URL needs other data; Relay's live updates keep the rest
 * current.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  getListLoaderUrlParameters(currentUrl) !== getListLoaderUrlParameters(nextUrl);

/** The URL parameters of the list without the collapsed groups, for which no other data is needed. */
function getListLoaderUrlParameters({ searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete(COLLAPSED_GROUPS_URL_PARAMETER);
  return params.toString();
}
