import query, { type BulkScreenQuery } from '../../../../__generated__/BulkScreenQuery.graphql';
import { numberVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type BulkData = ScreenData<BulkScreenQuery>;

/** Loads the query of the bulk edit screen. Throws NOT_FOUND if the number in the URL is invalid. */
export const createLoader = screenLoader<BulkScreenQuery>(query, numberVariables);
