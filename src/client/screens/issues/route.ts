import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import peekQuery, { type PeekPanelQuery } from '../../../../__generated__/PeekPanelQuery.graphql';
import { loadOwnedQuery, settleSoon } from '../../relay/loadOwnedQuery';
import { COLLAPSED, listStateOf } from '../../components/listState';
import { peekedNumber } from './peek/peekedNumber';
import type { IssuesView } from './view/IssuesView';
import { openView } from './view/views';

export interface IssuesRouteData {
  view: IssuesView;
  peek: PreloadedQuery<PeekPanelQuery> | null;
}

/**
 * Opens the list that the address stands for: rows and counts are asked for at once, while the
 * screen's code is still on its way. The list shows itself while it waits, so nothing of it is
 * awaited; a peek that comes soon is spared its skeleton.
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
    // Its code as well; if that fails, the panel tells.
    import('./peek/PeekedIssue').catch(() => {});
    await settleSoon(peek);
    return { view, peek };
  };

/** Relay owns freshness: the loader runs again only when the address means other data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || askedBy(currentUrl) !== askedBy(nextUrl);

/** Which groups are collapsed is the screen's alone. */
function askedBy({ searchParams }: URL): string {
  const asked = new URLSearchParams(searchParams);
  asked.delete(COLLAPSED);
  return asked.toString();
}
