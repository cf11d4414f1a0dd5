import query, { type LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import {
  getProjectVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type LabelsLoaderData = ScreenLoaderData<LabelsScreenQuery>;

export const createLoader = createScreenLoader<LabelsScreenQuery>(
  query,
  getProjectVariables,
  'store-and-network',
);
