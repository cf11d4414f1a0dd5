import query, { type BulksScreenQuery } from '../../../../__generated__/BulksScreenQuery.graphql';
import { projectVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type BulksData = ScreenData<BulksScreenQuery>;

export const createLoader = screenLoader<BulksScreenQuery>(query, projectVariables, 'store-and-network');
