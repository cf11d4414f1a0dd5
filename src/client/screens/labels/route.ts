import query, { type LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import { projectVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type LabelsData = ScreenData<LabelsScreenQuery>;

export const createLoader = screenLoader<LabelsScreenQuery>(query, projectVariables, 'store-and-network');
