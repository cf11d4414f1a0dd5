import query, { type MembersScreenQuery } from '../../../../__generated__/MembersScreenQuery.graphql';
import {
  getProjectVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type MembersLoaderData = ScreenLoaderData<MembersScreenQuery>;

export const createLoader = createScreenLoader<MembersScreenQuery>(
  query,
  getProjectVariables,
  'store-and-network',
);
