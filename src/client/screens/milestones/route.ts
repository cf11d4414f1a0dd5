import query, { type MilestonesScreenQuery } from '../../../../__generated__/MilestonesScreenQuery.graphql';
import {
  getProjectVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type MilestonesLoaderData = ScreenLoaderData<MilestonesScreenQuery>;

export const createLoader = createScreenLoader<MilestonesScreenQuery>(
  query,
  getProjectVariables,
  'store-and-network',
);
