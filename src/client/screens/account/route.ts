import query, { type AccountScreenQuery } from '../../../../__generated__/AccountScreenQuery.graphql';
import { type ScreenData, screenLoader } from '../../relay/screenLoader';

export type AccountData = ScreenData<AccountScreenQuery>;

export const createLoader = screenLoader<AccountScreenQuery>(query, () => ({}), 'store-and-network');
