import query, { type UsersScreenQuery } from '../../../../../__generated__/UsersScreenQuery.graphql';
import { type ScreenData, screenLoader } from '../../../relay/screenLoader';

export type UsersData = ScreenData<UsersScreenQuery>;

export const createLoader = screenLoader<UsersScreenQuery>(query, () => ({}), 'store-and-network');
