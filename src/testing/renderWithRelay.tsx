/** The one way to put a component on a page in tests: a mock environment, a memory router, the product's contexts. */
import { act, render, type RenderResult } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { missingFieldHandlers } from '../client/relay/missingFieldHandlers';
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
export async function renderWithRelay<TQuery extends OperationType>({
  query,
  variables = {},
  resolvers = {},
  at = { pathname: '/' },
  children,
}: Options<TQuery>): Promise<Rendered> {
  const environment = createMockEnvironment({ missingFieldHandlers });
  const queryRef = loadOwnedQuery<TQuery>(environment, query, variables, new AbortController().signal);
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, resolvers),
  );
  function Page() {
    return children(usePreloadedQuery<TQuery>(query, queryRef));
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [at] });
  const rendered = await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </RelayEnvironmentProvider>,
    ),
  );
  return { ...rendered, environment, router };
}
