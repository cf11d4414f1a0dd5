import query, { type MilestoneScreenQuery } from '../../../../__generated__/MilestoneScreenQuery.graphql';
import {
  getProjectKeyAndNumberVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type MilestoneLoaderData = ScreenLoaderData<MilestoneScreenQuery>;

/** Loads the query of the milestone screen. Throws NOT_FOUND if the number in the URL is invalid. */
export const createRouteLoader = createScreenLoader<MilestoneScreenQuery>(
  query,
  getProjectKeyAndNumberVariables,
  'store-and-network',
);
