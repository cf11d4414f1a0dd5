/** What a screen's route is made of where its address alone says what it asks for. */
import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { loadOwnedQuery, settleSoon } from './loadOwnedQuery';
import { RequestError } from '../errors/RequestError';

export interface ScreenData<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>;
}

type LoaderParams = LoaderFunctionArgs['params'];

/**
 * The `createLoader` of a route.
 * @param variablesOf of the address's parts; what it throws is shown in place of the screen
 */
export const screenLoader =
  <TQuery extends OperationType>(
    query: GraphQLTaggedNode,
    variablesOf: (params: LoaderParams) => TQuery['variables'],
    fetchPolicy?: Parameters<typeof loadOwnedQuery>[4],
  ) =>
  (environment: IEnvironment) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<ScreenData<TQuery>> => {
    const variables = variablesOf(params);
    const queryRef = loadOwnedQuery<TQuery>(environment, query, variables, request.signal, fetchPolicy);
    await settleSoon(queryRef);
    return { queryRef };
  };

/** The variables of a project's page. */
export const keyIn = ({ key = '' }: LoaderParams): { key: string } => ({ key });

/** The variables of a page of something that has a number. @throws RequestError for what cannot be one */
export function numberIn({ key = '', number = '' }: LoaderParams): { key: string; number: number } {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new RequestError('NOT_FOUND', 'There is no such page.');
  return { key, number: Number(number) };
}
