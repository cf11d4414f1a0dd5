import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type NewIssueScreenQuery } from '../../../../__generated__/NewIssueScreenQuery.graphql';
import { loadOwnedQuery, settleSoon } from '../../relay/loadOwnedQuery';

export interface NewIssueData {
  queryRef: PreloadedQuery<NewIssueScreenQuery>;
}

export const createLoader =
  (environment: IEnvironment) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<NewIssueData> => {
    const variables = { key: params['key'] ?? '' };
    const queryRef = loadOwnedQuery<NewIssueScreenQuery>(environment, query, variables, request.signal);
    await settleSoon(queryRef);
    return { queryRef };
  };
