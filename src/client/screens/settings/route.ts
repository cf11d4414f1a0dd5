import query, { type SettingsScreenQuery } from '../../../../__generated__/SettingsScreenQuery.graphql';
import { keyIn, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type SettingsData = ScreenData<SettingsScreenQuery>;

export const createLoader = screenLoader<SettingsScreenQuery>(query, keyIn);
