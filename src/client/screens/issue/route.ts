import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type IssueScreenQuery } from '../../../../__generated__/IssueScreenQuery.graphql';
import { getIssueScreenVariables } from '../../../shared/pages/issueScreenVariables';
import { RequestError } from '../../errors/RequestError';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/loadAbortableQuery';
import { linkIssueFromStore } from './linkIssueFromStore';

export interface IssueLoaderData {
  queryRef: PreloadedQuery<IssueScreenQuery>;
}

/**
 * Loads the issue screen's query. The screen opens at once if a list has loaded the issue's row.
 *
 * @throws {RequestError} NOT_FOUND when the URL's issue number is invalid; whether the issue exists is known only from the
 *   response
 */
export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<IssueLoaderData> => {
    const { key = '', number = '' } = params;
    const variables = getIssueScreenVariables(key, number, new URL(request.url).searchParams);
    if (!variables) throw new RequestError('NOT_FOUND', 'Page not found.');
    const isListed = linkIssueFromStore(environment, key, variables.number);
    const queryRef = loadAbortableQuery<IssueScreenQuery>(environment, query, variables, request.signal);
    if (!isListed) await waitForQueryBriefly(queryRef);
    return { queryRef };
  };
