import query, { type AccountScreenQuery } from '../../../../__generated__/AccountScreenQuery.graphql';
import { type ScreenLoaderData, createScreenLoader } from '../../relay/queries/createScreenLoader';

export type AccountLoaderData = ScreenLoaderData<AccountScreenQuery>;

export const createRouteLoader = createScreenLoader<AccountScreenQuery>(
  query,
  () => ({}),
  'store-and-network',
);
