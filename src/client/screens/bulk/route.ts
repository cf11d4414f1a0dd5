import query, { type BulkScreenQuery } from '../../../../__generated__/BulkScreenQuery.graphql';
import {
  getProjectKeyAndNumberVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type BulkScreenLoaderData = ScreenLoaderData<BulkScreenQuery>;

/** Loads the query of the bulk edit screen. Throws NOT_FOUND if the number in the URL is invalid. */
export const createRouteLoader = createScreenLoader<BulkScreenQuery>(query, getProjectKeyAndNumberVariables);
