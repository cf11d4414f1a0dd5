import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import peekQuery, { type PeekPanelQuery } from '../../../../__generated__/PeekPanelQuery.graphql';
import { loadOwnedQuery } from '../../relay/loadOwnedQuery';
import { listStateOf } from './list/listState';
import { peekedNumber } from './peek/peekedNumber';
import type { IssuesView } from './view/IssuesView';
import { openView } from './view/views';

export interface IssuesRouteData {
  view: IssuesView;
  peek: PreloadedQuery<PeekPanelQuery> | null;
}

/**
 * Opens the list that the address stands for: rows and counts are asked for at once, while the
 * screen's code is still on its way. The screen shows itself while it waits, so nothing is awaited.
 */
export const createLoader =
  (environment: IEnvironment) =>
  ({ params, request }: LoaderFunctionArgs): IssuesRouteData => {
    const { searchParams } = new URL(request.url);
    const key = params['key'] ?? '';
    const number = peekedNumber(searchParams);
    return {
      view: openView(environment, listStateOf(key, searchParams)),
      peek:
        number === null
          ? null
          : loadOwnedQuery<PeekPanelQuery>(environment, peekQuery, { key, number }, request.signal),
    };
  };

/** Relay owns freshness: the loader runs again only when the address changes. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
