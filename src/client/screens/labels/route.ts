import query, { type LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import { keyIn, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type LabelsData = ScreenData<LabelsScreenQuery>;

export const createLoader = screenLoader<LabelsScreenQuery>(query, keyIn, 'store-and-network');
