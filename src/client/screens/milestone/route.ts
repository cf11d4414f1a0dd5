import query, { type MilestoneScreenQuery } from '../../../../__generated__/MilestoneScreenQuery.graphql';
import { numberVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type MilestoneData = ScreenData<MilestoneScreenQuery>;

/** Throws NOT_FOUND if the number in the address is invalid. */
export const createLoader = screenLoader<MilestoneScreenQuery>(query, numberVariables, 'store-and-network');
