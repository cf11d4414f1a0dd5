import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type ActivityScreenQuery } from '../../../../__generated__/ActivityScreenQuery.graphql';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/queries/screenQueries';
import { parseActivityFilter, toActivityVariables } from './activityFilter';

export interface ActivityLoaderData {
  queryRef: PreloadedQuery<ActivityScreenQuery>;
}

export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<ActivityLoaderData> => {
    const filter = parseActivityFilter(new URL(request.url).searchParams);
    const variables = toActivityVariables(params['key'] ?? '', filter);
    const queryRef = loadAbortableQuery<ActivityScreenQuery>(environment, query, variables, request.signal);
    await waitForQueryBriefly(queryRef);
    return { queryRef };
  };
