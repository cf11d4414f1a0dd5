import query, { type BulksScreenQuery } from '../../../../__generated__/BulksScreenQuery.graphql';
import { keyIn, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type BulksData = ScreenData<BulksScreenQuery>;

export const createLoader = screenLoader<BulksScreenQuery>(query, keyIn, 'store-and-network');
