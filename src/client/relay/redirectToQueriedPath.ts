import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { fetchQuery, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime';

/**
 * Redirects a route whose address stands for another one that a query returns.
 *
 * @param pathOf selects the path from the response; null if there is none
 * @returns null if there is no path; the screen of the route is then rendered
 */
export async function redirectToQueriedPath<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { request }: LoaderFunctionArgs,
  pathOf: (response: TQuery['response']) => string | null | undefined,
): Promise<Response | null> {
  const options = { fetchPolicy: 'store-or-network' } as const;
  const response = await fetchQuery<TQuery>(environment, query, variables, options).toPromise();
  const path = response && pathOf(response);
  if (!path) return null;
  const isPageLoad = new URL(request.url).pathname === window.location.pathname;
  // `redirect` would push a history entry on page load, and Back would then run into the redirect again.
  return (isPageLoad ? replace : redirect)(path);
}
