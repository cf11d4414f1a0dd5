import query, { type SettingsScreenQuery } from '../../../../__generated__/SettingsScreenQuery.graphql';
import {
  getProjectKeyVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type SettingsLoaderData = ScreenLoaderData<SettingsScreenQuery>;

export const createRouteLoader = createScreenLoader<SettingsScreenQuery>(query, getProjectKeyVariables);
