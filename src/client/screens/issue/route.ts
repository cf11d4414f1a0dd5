import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type IssueScreenQuery } from '../../../../__generated__/IssueScreenQuery.graphql';
import { RequestError } from '../../errors/RequestError';
import { loadAbortableQuery, waitForQueryBriefly } from '../../relay/loadAbortableQuery';

export interface IssueLoaderData {
  queryRef: PreloadedQuery<IssueScreenQuery>;
}

/** Issue numbers in URLs: positive, with at most nine digits, so that they fit a 32-bit integer. */
const ISSUE_NUMBER_PATTERN = /^[1-9]\d{0,8}$/;

/**
 * Loads the issue screen's query. Throws NOT_FOUND if the URL does not contain a valid issue number; whether
 * the issue exists is known from the response.
 */
export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<IssueLoaderData> => {
    const { key = '', number = '' } = params;
    if (!ISSUE_NUMBER_PATTERN.test(number)) throw new RequestError('NOT_FOUND', 'Page not found.');
    const around = new URL(request.url).searchParams.get('around');
    const queryRef = loadAbortableQuery<IssueScreenQuery>(
      environment,
      query,
      { key, number: Number(number), around, hasAround: around !== null },
      request.signal,
    );
    await waitForQueryBriefly(queryRef);
    return { queryRef };
  };
