import openedQuery, {
  type DuplicatesOpenedQuery,
} from '../../../../__generated__/DuplicatesOpenedQuery.graphql';
import screenQuery, {
  type DuplicatesScreenQuery,
} from '../../../../__generated__/DuplicatesScreenQuery.graphql';
import { createListAndPanelLoader, type ListAndPanelLoaderData } from '../../relay/createListAndPanelLoader';
import { getLevelVariable, getOpenedVariables, parseDuplicatesUrl } from './model/duplicatesUrl';

export type DuplicatesLoaderData = ListAndPanelLoaderData<DuplicatesScreenQuery, DuplicatesOpenedQuery>;

export const createRouteLoader = createListAndPanelLoader<DuplicatesScreenQuery, DuplicatesOpenedQuery>(
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
