import query, { type SettingsScreenQuery } from '../../../../__generated__/SettingsScreenQuery.graphql';
import {
  getProjectVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type SettingsLoaderData = ScreenLoaderData<SettingsScreenQuery>;

export const createLoader = createScreenLoader<SettingsScreenQuery>(query, getProjectVariables);
