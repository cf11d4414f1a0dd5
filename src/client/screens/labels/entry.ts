import query, { type LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import {
  getProjectListVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type LabelsLoaderData = ScreenLoaderData<LabelsScreenQuery>;

export const createRouteLoader = createScreenLoader<LabelsScreenQuery>(
  query,
  getProjectListVariables,
  'store-and-network',
);
