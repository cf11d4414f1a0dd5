import query, { type MembersScreenQuery } from '../../../../__generated__/MembersScreenQuery.graphql';
import { keyIn, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type MembersData = ScreenData<MembersScreenQuery>;

export const createLoader = screenLoader<MembersScreenQuery>(query, keyIn, 'store-and-network');
