/**
 * Renders components in tests with a mock Relay environment, a memory router and the application's contexts.
 */
import { act, render, type RenderResult } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType, PayloadError } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { missingFieldHandlers } from '../client/relay/missingFieldHandlers';
import { loadAbortableQuery } from '../client/relay/queries/screenQueries';

type MockEnvironment = ReturnType<typeof createMockEnvironment>;
type MockResolvers = MockPayloadGenerator.MockResolvers;

interface RelayRenderOptions<TQuery extends OperationType> {
  query: GraphQLTaggedNode;
  variables?: TQuery['variables'];
  /** Mock values by GraphQL type. Missing values are generated. */
  resolvers?: MockResolvers;
  /** Errors of fields in the response. */
  errors?: PayloadError[];
  /** Location of the page: path, query string and history state. */
  at?: { pathname: string; search?: string; state?: unknown };
  children: (data: TQuery['response']) => ReactElement | null;
}

interface RelayRenderResult extends RenderResult {
  environment: MockEnvironment;
  router: ReturnType<typeof createMemoryRouter>;
}

/** Renders the component that `children` returns for the data of a GraphQL query. */
export async function renderWithRelay<TQuery extends OperationType>({
  query,
  variables = {},
  resolvers = {},
  errors,
  at = { pathname: '/' },
  children,
}: RelayRenderOptions<TQuery>): Promise<RelayRenderResult> {
  const environment = createMockEnvironment({ missingFieldHandlers });
  const queryRef = loadAbortableQuery<TQuery>(environment, query, variables, new AbortController().signal);
  environment.mock.resolveMostRecentOperation((operation) => ({
    ...MockPayloadGenerator.generate(operation, resolvers),
    ...(errors && { errors }),
  }));
  function RenderedTestPage() {
    return children(usePreloadedQuery<TQuery>(query, queryRef));
  }
  const router = createMemoryRouter([{ path: '*', element: <RenderedTestPage /> }], { initialEntries: [at] });
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
