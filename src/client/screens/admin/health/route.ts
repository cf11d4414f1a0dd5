import query, { type HealthScreenQuery } from '../../../../../__generated__/HealthScreenQuery.graphql';
import { type ScreenData, screenLoader } from '../../../relay/screenLoader';

export type HealthData = ScreenData<HealthScreenQuery>;

export const createLoader = screenLoader<HealthScreenQuery>(query, () => ({}), 'store-and-network');
