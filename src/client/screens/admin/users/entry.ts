import query, { type UsersScreenQuery } from '../../../../../__generated__/UsersScreenQuery.graphql';
import {
  type ScreenLoaderData,
  createScreenLoader,
  parseListSearchText,
} from '../../../relay/queries/createScreenLoader';

export type UsersLoaderData = ScreenLoaderData<UsersScreenQuery>;

export const createRouteLoader = createScreenLoader<UsersScreenQuery>(
  query,
  (_params, search) => ({ matching: parseListSearchText(search) }),
  'store-and-network',
);
