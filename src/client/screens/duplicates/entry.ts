import openedQuery, { type OpenedClusterQuery } from '../../../../__generated__/OpenedClusterQuery.graphql';
import screenQuery, {
  type DuplicatesScreenQuery,
} from '../../../../__generated__/DuplicatesScreenQuery.graphql';
import {
  createListAndPanelLoader,
  type ListAndPanelLoaderData,
} from '../../relay/queries/createListAndPanelLoader';
import { getLevelVariable, getOpenedVariables, parseDuplicatesUrl } from './model/duplicatesUrl';

export type DuplicatesLoaderData = ListAndPanelLoaderData<DuplicatesScreenQuery, OpenedClusterQuery>;

export const createRouteLoader = createListAndPanelLoader<DuplicatesScreenQuery, OpenedClusterQuery>(
  screenQuery,
  openedQuery,
  ({ key = '' }, search) => {
    const { level, opened } = parseDuplicatesUrl(search);
    return {
      name: `${key} ${level}`,
      listVariables: { key, strength: getLevelVariable(level) },
      openedVariables: getOpenedVariables(opened),
      isOpened: opened !== null,
    };
  },
);
