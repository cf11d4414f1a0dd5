import query, {
  type BulkOperationListScreenQuery,
} from '../../../../__generated__/BulkOperationListScreenQuery.graphql';
import {
  getProjectKeyVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type BulkOperationListScreenLoaderData = ScreenLoaderData<BulkOperationListScreenQuery>;

export const createRouteLoader = createScreenLoader<BulkOperationListScreenQuery>(
  query,
  getProjectKeyVariables,
  'store-and-network',
);
