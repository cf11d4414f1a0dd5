import query, { type HealthScreenQuery } from '../../../../../__generated__/HealthScreenQuery.graphql';
import { type ScreenLoaderData, createScreenLoader } from '../../../relay/queries/createScreenLoader';

export type HealthLoaderData = ScreenLoaderData<HealthScreenQuery>;

export const createRouteLoader = createScreenLoader<HealthScreenQuery>(
  query,
  () => ({}),
  'store-and-network',
);
