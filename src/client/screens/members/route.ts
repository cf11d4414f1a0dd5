import query, { type MembersScreenQuery } from '../../../../__generated__/MembersScreenQuery.graphql';
import { projectVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type MembersData = ScreenData<MembersScreenQuery>;

export const createLoader = screenLoader<MembersScreenQuery>(query, projectVariables, 'store-and-network');
