import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import openedQuery, { type InboxOpenedQuery } from '../../../../__generated__/InboxOpenedQuery.graphql';
import screenQuery, { type InboxScreenQuery } from '../../../../__generated__/InboxScreenQuery.graphql';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/loadAbortableQuery';
import {
  formatInboxFilter,
  getInboxFilterVariables,
  getInboxOpenedVariables,
  parseInboxUrl,
} from './model/inboxUrl';

export interface InboxLoaderData {
  queryRef: PreloadedQuery<InboxScreenQuery>;
  /** Query of the issue or bulk operation opened beside the list; null if `queryRef` contains it, or none is opened. */
  openedRef: PreloadedQuery<InboxOpenedQuery> | null;
}

/**
 * Loads the inbox. The first navigation sends one query for the list and the opened notification. While a list with the
 * same filter is on screen, only the opened notification is loaded, without a request if it was preloaded.
 */
export const createRouteLoader = (environment: IEnvironment) => {
  const lists = new Map<string, InboxLoaderData['queryRef']>();
  return async ({ request }: LoaderFunctionArgs): Promise<InboxLoaderData> => {
    const state = parseInboxUrl(new URL(request.url).searchParams);
    const opened = getInboxOpenedVariables(state.opened);
    const name = formatInboxFilter(state);
    const list = lists.get(name);
    if (list && !list.isDisposed) {
      const openedRef = state.opened
        ? loadAbortableQuery<InboxOpenedQuery>(environment, openedQuery, opened, request.signal)
        : null;
      if (openedRef) await waitForQueryBriefly(openedRef);
      return { queryRef: list, openedRef };
    }
    const variables = { ...getInboxFilterVariables(state), ...opened };
    const queryRef = loadAbortableQuery<InboxScreenQuery>(
      environment,
      screenQuery,
      variables,
      request.signal,
      'store-and-network',
    );
    lists.set(name, queryRef);
    await waitForQueryBriefly(queryRef);
    return { queryRef, openedRef: null };
  };
};
