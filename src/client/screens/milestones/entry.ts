import query, { type MilestonesScreenQuery } from '../../../../__generated__/MilestonesScreenQuery.graphql';
import {
  getProjectListVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type MilestonesLoaderData = ScreenLoaderData<MilestonesScreenQuery>;

export const createRouteLoader = createScreenLoader<MilestonesScreenQuery>(
  query,
  getProjectListVariables,
  'store-and-network',
);
