import query, { type LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import {
  getProjectKeyVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type LabelsLoaderData = ScreenLoaderData<LabelsScreenQuery>;

export const createRouteLoader = createScreenLoader<LabelsScreenQuery>(
  query,
  getProjectKeyVariables,
  'store-and-network',
);
