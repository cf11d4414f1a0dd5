import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type BulkScreenQuery } from '../../../../__generated__/BulkScreenQuery.graphql';
import { loadOwnedQuery, settleSoon } from '../../relay/loadOwnedQuery';
import { RequestError } from '../../relay/RequestError';

export interface BulkData {
  queryRef: PreloadedQuery<BulkScreenQuery>;
}

/** Throws NOT_FOUND for what cannot be an operation's number. */
export const createLoader =
  (environment: IEnvironment) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<BulkData> => {
    const { key = '', number = '' } = params;
    if (!/^[1-9]\d{0,8}$/.test(number)) throw new RequestError('NOT_FOUND', 'There is no such page.');
    const variables = { key, number: Number(number) };
    const queryRef = loadOwnedQuery<BulkScreenQuery>(environment, query, variables, request.signal);
    await settleSoon(queryRef);
    return { queryRef };
  };
