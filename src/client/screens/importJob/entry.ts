import query, { type ImportJobScreenQuery } from '../../../../__generated__/ImportJobScreenQuery.graphql';
import {
  getProjectKeyAndNumberVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type ImportJobScreenLoaderData = ScreenLoaderData<ImportJobScreenQuery>;

/** Loads the data of an import. Throws NOT_FOUND if the number in the URL is invalid. */
export const createRouteLoader = createScreenLoader<ImportJobScreenQuery>(
  query,
  getProjectKeyAndNumberVariables,
  'store-and-network',
);
