import query, { type SettingsScreenQuery } from '../../../../__generated__/SettingsScreenQuery.graphql';
import { projectVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type SettingsData = ScreenData<SettingsScreenQuery>;

export const createLoader = screenLoader<SettingsScreenQuery>(query, projectVariables);
