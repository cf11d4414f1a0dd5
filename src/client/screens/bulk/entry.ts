import query, {
  type BulkOperationScreenQuery,
} from '../../../../__generated__/BulkOperationScreenQuery.graphql';
import {
  getProjectKeyAndNumberVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type BulkOperationScreenLoaderData = ScreenLoaderData<BulkOperationScreenQuery>;

/** Loads the query of the bulk edit screen. Throws NOT_FOUND if the number in the URL is invalid. */
export const createRouteLoader = createScreenLoader<BulkOperationScreenQuery>(
  query,
  getProjectKeyAndNumberVariables,
);
