import query, { type MembersScreenQuery } from '../../../../__generated__/MembersScreenQuery.graphql';
import {
  getProjectListVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type MembersLoaderData = ScreenLoaderData<MembersScreenQuery>;

export const createRouteLoader = createScreenLoader<MembersScreenQuery>(
  query,
  getProjectListVariables,
  'store-and-network',
);
