import query, { type MilestonesScreenQuery } from '../../../../__generated__/MilestonesScreenQuery.graphql';
import { projectVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type MilestonesData = ScreenData<MilestonesScreenQuery>;

export const createLoader = screenLoader<MilestonesScreenQuery>(query, projectVariables, 'store-and-network');
