import openedQuery, { type InboxOpenedQuery } from '../../../../__generated__/InboxOpenedQuery.graphql';
import screenQuery, { type InboxScreenQuery } from '../../../../__generated__/InboxScreenQuery.graphql';
import {
  createListAndPanelLoader,
  type ListAndPanelLoaderData,
} from '../../relay/queries/createListAndPanelLoader';
import {
  formatInboxFilter,
  getInboxFilterVariables,
  getInboxOpenedVariables,
  parseInboxUrl,
} from './model/inboxUrl';

export type InboxLoaderData = ListAndPanelLoaderData<InboxScreenQuery, InboxOpenedQuery>;

export const createRouteLoader = createListAndPanelLoader<InboxScreenQuery, InboxOpenedQuery>(
  screenQuery,
  openedQuery,
  (_params, search) => {
    const state = parseInboxUrl(search);
    return {
      name: formatInboxFilter(state),
      listVariables: getInboxFilterVariables(state),
      openedVariables: getInboxOpenedVariables(state.opened),
      isOpened: state.opened !== null,
    };
  },
);
