import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type ActivityScreenQuery } from '../../../../__generated__/ActivityScreenQuery.graphql';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/loadAbortableQuery';
import { parseActivityFilter, ACTIVITY_TOPICS } from './activityFilter';

export interface ActivityLoaderData {
  queryRef: PreloadedQuery<ActivityScreenQuery>;
}

export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<ActivityLoaderData> => {
    const { topic, actorId } = parseActivityFilter(new URL(request.url).searchParams);
    const queryRef = loadAbortableQuery<ActivityScreenQuery>(
      environment,
      query,
      {
        key: params['key'] ?? '',
        kinds: topic && ACTIVITY_TOPICS[topic].kinds,
        actorId,
        actor: actorId ?? '',
        byActor: actorId !== null,
      },
      request.signal,
    );
    await waitForQueryBriefly(queryRef);
    return { queryRef };
  };
