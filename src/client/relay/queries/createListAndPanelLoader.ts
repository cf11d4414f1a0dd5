/** Builds the loader of a route with a list and an entry that is opened beside it. */
import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';
import { loadAbortableQuery, waitForQueryBriefly } from './screenQueries';

export interface ListAndPanelLoaderData<TScreen extends OperationType, TOpened extends OperationType> {
  queryRef: PreloadedQuery<TScreen>;
  /** Query of the opened entry; null if `queryRef` contains it, or none is opened. */
  openedRef: PreloadedQuery<TOpened> | null;
}

interface ListAndPanelRequest<TScreen extends OperationType, TOpened extends OperationType> {
  /** Identifies the list. */
  name: string;
  listVariables: Omit<VariablesOf<TScreen>, keyof VariablesOf<TOpened>>;
  /** Variables of the query for the opened entry. The screen's query has the same variables besides `listVariables`. */
  openedVariables: VariablesOf<TOpened>;
  isOpened: boolean;
}

/**
 * Returns the function `createRouteLoader` that a screen's `entry.ts` exports. The first navigation sends one query for the
 * list and the opened entry. While the same list is on screen, only the opened entry is loaded, without a request if it was
 * preloaded.
 */
export const createListAndPanelLoader =
  <TScreen extends OperationType, TOpened extends OperationType>(
    screenQuery: GraphQLTaggedNode,
    openedQuery: GraphQLTaggedNode,
    parse: (
      params: LoaderFunctionArgs['params'],
      search: URLSearchParams,
    ) => ListAndPanelRequest<TScreen, TOpened>,
  ) =>
  (environment: IEnvironment) => {
    const lists = new Map<string, PreloadedQuery<TScreen>>();
    return async ({
      request,
      params,
    }: LoaderFunctionArgs): Promise<ListAndPanelLoaderData<TScreen, TOpened>> => {
      const { signal, url } = request;
      const { name, listVariables, openedVariables, isOpened } = parse(params, new URL(url).searchParams);
      const list = lists.get(name);
      if (list && !list.isDisposed) {
        const openedRef = isOpened
          ? loadAbortableQuery<TOpened>(environment, openedQuery, openedVariables, signal)
          : null;
        if (openedRef) await waitForQueryBriefly(openedRef);
        return { queryRef: list, openedRef };
      }
      const variables = { ...listVariables, ...openedVariables };
      const queryRef = loadAbortableQuery<TScreen>(
        environment,
        screenQuery,
        variables,
        signal,
        'store-and-network',
      );
      lists.set(name, queryRef);
      await waitForQueryBriefly(queryRef);
      return { queryRef, openedRef: null };
    };
  };
