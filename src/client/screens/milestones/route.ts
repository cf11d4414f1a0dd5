import query, { type MilestonesScreenQuery } from '../../../../__generated__/MilestonesScreenQuery.graphql';
import { keyIn, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type MilestonesData = ScreenData<MilestonesScreenQuery>;

export const createLoader = screenLoader<MilestonesScreenQuery>(query, keyIn, 'store-and-network');
