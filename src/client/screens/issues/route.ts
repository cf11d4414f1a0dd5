import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import peekQuery, { type PeekPanelQuery } from '../../../../__generated__/PeekPanelQuery.graphql';
import { loadOwnedQuery, settleSoon } from '../../relay/loadOwnedQuery';
import { COLLAPSED_PARAMETER, listStateOf } from '../../components/listState';
import { peekedNumber } from './peek/peekedNumber';
import type { IssuesView } from './view/IssuesView';
import { openView } from './view/views';

export interface IssuesRouteData {
  view: IssuesView;
  peek: PreloadedQuery<PeekPanelQuery> | null;
}

/**
 * Opens the list of the address: requests rows and counts while the screen's code is still loading. The list shows
 * its own skeleton, so it is not awaited; a peek is awaited briefly, which avoids its skeleton if it is fast.
 */
export const createLoader =
  (environment: IEnvironment) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<IssuesRouteData> => {
    const { searchParams } = new URL(request.url);
    const { key = '' } = params;
    const view = openView(environment, listStateOf(key, searchParams));
    const number = peekedNumber(searchParams);
    if (number === null) return { view, peek: null };
    const variables = { key, number };
    const peek = loadOwnedQuery<PeekPanelQuery>(environment, peekQuery, variables, request.signal);
    // Preloads the panel's code; an error is shown by the panel itself.
    import('./peek/PeekedIssue').catch(() => {});
    await settleSoon(peek);
    return { view, peek };
  };

/** The loader runs again only if the address names other data; Relay's live updates keep the rest current. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || loaderParams(currentUrl) !== loaderParams(nextUrl);

/** The search parameters without the collapsed groups, which need no other data. */
function loaderParams({ searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete(COLLAPSED_PARAMETER);
  return params.toString();
}
