import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { loadOwnedQuery, settleSoon } from '../../relay/loadOwnedQuery';

export interface HomeData {
  queryRef: PreloadedQuery<HomeScreenQuery>;
}

export const createLoader =
  (environment: IEnvironment) =>
  async ({ request }: LoaderFunctionArgs): Promise<HomeData> => {
    const queryRef = loadOwnedQuery<HomeScreenQuery>(environment, query, {}, request.signal);
    await settleSoon(queryRef);
    return { queryRef };
  };
