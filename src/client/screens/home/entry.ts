import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { readRecentIssues } from '../../data/recentIssues';
import { PARTIAL_DATA_CACHE_CONFIG } from '../../relay/network/partialData';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/queries/screenQueries';

export interface HomeLoaderData {
  queryRef: PreloadedQuery<HomeScreenQuery>;
}

export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({ request }: LoaderFunctionArgs): Promise<HomeLoaderData> => {
    const recentIds = [...new Set(readRecentIssues().map(({ id }) => id))];
    const queryRef = loadAbortableQuery<HomeScreenQuery>(
      environment,
      query,
      { recentIds },
      request.signal,
      'store-and-network',
      PARTIAL_DATA_CACHE_CONFIG,
    );
    await waitForQueryBriefly(queryRef);
    return { queryRef };
  };
