import query, { type MembersScreenQuery } from '../../../../__generated__/MembersScreenQuery.graphql';
import {
  getProjectKeyVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type MembersLoaderData = ScreenLoaderData<MembersScreenQuery>;

export const createRouteLoader = createScreenLoader<MembersScreenQuery>(
  query,
  getProjectKeyVariables,
  'store-and-network',
);
