import query, { type BulkScreenQuery } from '../../../../__generated__/BulkScreenQuery.graphql';
import { numberVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type BulkData = ScreenData<BulkScreenQuery>;

/** Throws NOT_FOUND if the number in the address is invalid. */
export const createLoader = screenLoader<BulkScreenQuery>(query, numberVariables);
