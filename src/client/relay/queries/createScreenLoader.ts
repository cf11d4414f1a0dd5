/** Builds the loader of a route whose query variables depend only on the URL. */
import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CacheConfig, GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { loadAbortableQuery, waitForQueryBriefly } from './screenQueries';
import { RequestError } from '../../errors/RequestError';

export interface ScreenLoaderData<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>;
}

type RouteLoaderParams = LoaderFunctionArgs['params'];

/**
 * Returns the function `createRouteLoader` that a screen's `entry.ts` exports.
 *
 * @param variablesOf the query's variables from the route parameters and the URL's search parameters; an error that it
 *   throws is shown in place of the screen
 */
export const createScreenLoader =
  <TQuery extends OperationType>(
    query: GraphQLTaggedNode,
    variablesOf: (params: RouteLoaderParams, search: URLSearchParams) => TQuery['variables'],
    fetchPolicy?: Parameters<typeof loadAbortableQuery>[4],
    networkCacheConfig?: CacheConfig,
  ) =>
  (environment: IEnvironment) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<ScreenLoaderData<TQuery>> => {
    const variables = variablesOf(params, new URL(request.url).searchParams);
    const queryRef = loadAbortableQuery<TQuery>(
      environment,
      query,
      variables,
      request.signal,
      fetchPolicy,
      networkCacheConfig,
    );
    await waitForQueryBriefly(queryRef);
    return { queryRef };
  };

/** URL parameter of the search text of a screen's list. */
export const LIST_SEARCH_URL_PARAMETER = 'q';

/** The search text of a screen's list; empty: none. */
export const parseListSearchText = (search: URLSearchParams): string =>
  search.get(LIST_SEARCH_URL_PARAMETER)?.trim() ?? '';

/** The query variables of a project page. */
export const getProjectKeyVariables = ({ key = '' }: RouteLoaderParams): { key: string } => ({ key });

/** The query variables of a project page with a searchable list. */
export const getProjectListVariables = (
  params: RouteLoaderParams,
  search: URLSearchParams,
): { key: string; matching: string } => ({
  ...getProjectKeyVariables(params),
  matching: parseListSearchText(search),
});

/**
 * The query variables of a page with a number in its address.
 *
 * @throws {RequestError} NOT_FOUND when the number is invalid
 */
export function getProjectKeyAndNumberVariables({ key = '', number = '' }: RouteLoaderParams): {
  key: string;
  number: number;
} {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new RequestError('NOT_FOUND', 'Page not found.');
  return { key, number: Number(number) };
}
