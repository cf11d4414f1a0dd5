import query, { type MilestoneScreenQuery } from '../../../../__generated__/MilestoneScreenQuery.graphql';
import { numberVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type MilestoneData = ScreenData<MilestoneScreenQuery>;

/** Loads the query of the milestone screen. Throws NOT_FOUND if the number in the URL is invalid. */
export const createLoader = screenLoader<MilestoneScreenQuery>(query, numberVariables, 'store-and-network');
