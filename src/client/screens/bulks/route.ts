import query, { type BulksScreenQuery } from '../../../../__generated__/BulksScreenQuery.graphql';
import {
  getProjectKeyVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type BulksScreenLoaderData = ScreenLoaderData<BulksScreenQuery>;

export const createRouteLoader = createScreenLoader<BulksScreenQuery>(
  query,
  getProjectKeyVariables,
  'store-and-network',
);
