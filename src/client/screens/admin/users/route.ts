import query, { type UsersScreenQuery } from '../../../../../__generated__/UsersScreenQuery.graphql';
import { type ScreenLoaderData, createScreenLoader } from '../../../relay/createScreenLoader';

export type UsersLoaderData = ScreenLoaderData<UsersScreenQuery>;

export const createRouteLoader = createScreenLoader<UsersScreenQuery>(query, () => ({}), 'store-and-network');
