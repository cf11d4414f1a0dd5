import query, { type ImportScreenQuery } from '../../../../__generated__/ImportScreenQuery.graphql';
import {
  getProjectKeyVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type ImportScreenLoaderData = ScreenLoaderData<ImportScreenQuery>;

export const createRouteLoader = createScreenLoader<ImportScreenQuery>(
  query,
  getProjectKeyVariables,
  'store-and-network',
);
