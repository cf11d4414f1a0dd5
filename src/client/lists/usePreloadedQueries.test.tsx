import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import query, { type getReviewActionsQuery } from '../../../__generated__/getReviewActionsQuery.graphql';
import { usePreloadedQueries } from './usePreloadedQueries';

/** Renders a component that preloads the queries of clusters. */
function preload(clusters: readonly string[]) {
  const environment = createMockEnvironment();
  const { rerender, unmount } = renderHook(
    (ids: readonly string[]) =>
      usePreloadedQueries<getReviewActionsQuery>(
        query,
        ids.map((cluster) => ({ key: 'NET', cluster })),
      ),
    {
      initialProps: clusters,
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  );
  const getRequested = () =>
    environment.mock.getAllOperations().map(({ request }) => String(request.variables['cluster']));
  return { environment, rerender, unmount, getRequested };
}

test('queries are requested once, however often the component renders', () => {
  const { environment, rerender, getRequested } = preload(['C1', 'C2']);
  rerender(['C1', 'C2']);
  expect(getRequested()).toEqual(['C1', 'C2']);
  expect(environment.retain).toHaveBeenCalledTimes(2);
});

test('queries of what is no longer next are aborted', () => {
  const { rerender, unmount, getRequested } = preload(['C1', 'C2']);
  rerender(['C2', 'C3']);
  expect(getRequested()).toEqual(['C2', 'C3']);
  unmount();
  expect(getRequested()).toEqual([]);
});

test('a query whose data is in the store is not requested', () => {
  const { environment, rerender, getRequested } = preload(['C1']);
  environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation));
  rerender(['C2', 'C1']);
  expect(getRequested()).toEqual(['C2']);
});
