import query, { type PersonScreenQuery } from '../../../../__generated__/PersonScreenQuery.graphql';
import { PARTIAL_DATA_CACHE_CONFIG } from '../../relay/network/partialData';
import { createScreenLoader, type ScreenLoaderData } from '../../relay/queries/createScreenLoader';

export type PersonLoaderData = ScreenLoaderData<PersonScreenQuery>;

export const createRouteLoader = createScreenLoader<PersonScreenQuery>(
  query,
  ({ login = '' }) => ({ login }),
  'store-and-network',
  PARTIAL_DATA_CACHE_CONFIG,
);
