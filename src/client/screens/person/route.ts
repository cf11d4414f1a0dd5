import query, { type PersonScreenQuery } from '../../../../__generated__/PersonScreenQuery.graphql';
import { createScreenLoader, type ScreenLoaderData } from '../../relay/createScreenLoader';

export type PersonLoaderData = ScreenLoaderData<PersonScreenQuery>;

/** Loads the query of a person's page. */
export const createRouteLoader = createScreenLoader<PersonScreenQuery>(
  query,
  ({ login = '' }) => ({ login }),
  'store-and-network',
);
