/** The one way to put a component on a page in tests: a mock environment, a memory router, the product's contexts. */
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { usePreloadedQuery } from 'react-relay';
import { loadOwnedQuery } from '../client/relay/loadOwnedQuery';

type MockEnvironment = ReturnType<typeof createMockEnvironment>;
type Resolvers = MockPayloadGenerator.MockResolvers;

interface Options<TQuery extends OperationType> {
  query: GraphQLTaggedNode;
  variables?: TQuery['variables'];
  /** Values by GraphQL type; what is not said gets a made-up value. */
  resolvers?: Resolvers;
  /** The address of the page, and its history state. */
  at?: { pathname: string; search?: string; state?: unknown };
  children: (data: TQuery['response']) => ReactElement | null;
}

interface Rendered extends RenderResult {
  environment: MockEnvironment;
  router: ReturnType<typeof createMemoryRouter>;
}

/** Renders what `children` makes of a query's answer. */
export function renderWithRelay<TQuery extends OperationType>({
  query,
  variables = {},
  resolvers = {},
  at = { pathname: '/' },
  children,
}: Options<TQuery>): Rendered {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, resolvers));
  const queryRef = loadOwnedQuery<TQuery>(environment, query, variables, new AbortController().signal);
  function Page() {
    return children(usePreloadedQuery<TQuery>(query, queryRef));
  }
  return renderRoutes([{ path: '*', element: <Page /> }], environment, at);
}

/** Renders routes at an address. */
export function renderRoutes(
  routes: RouteObject[],
  environment: MockEnvironment,
  at: NonNullable<Options<OperationType>['at']>,
): Rendered {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const rendered = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { ...rendered, environment, router };
}
