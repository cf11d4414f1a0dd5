import { act, screen } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, {
  type useBulkOperationRefetchQuery,
} from '../../../../__generated__/useBulkOperationRefetchQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import {
  createServerReachabilityTracker,
  ServerReachabilityContext,
} from '../../relay/network/ServerReachabilityTracker';
import { BulkOperationPanel } from './BulkOperationPanel';

const RUNNING_BULK_OPERATION = {
  id: 'B1',
  state: 'RUNNING',
  matched: 10,
  frozen: 10,
  changed: 2,
  skipped: 0,
  failed: 0,
  message: null,
  reasons: [] as object[],
  undoOf: null,
  canUndo: false,
  whyNotUndo: null,
};

/** Renders the progress of a bulk operation and counts the requests that refetch it. */
async function renderBulkOperationProgress(operation: object = {}) {
  const reachability = createServerReachabilityTracker(() => Promise.resolve(false));
  const createResolvers = (values: object) => ({
    Query: () => ({
      node: { __typename: 'BulkOperation', ...RUNNING_BULK_OPERATION, ...operation, ...values },
    }),
  });
  const { environment } = await renderWithRelay<useBulkOperationRefetchQuery>({
    query,
    variables: { id: 'B1' },
    resolvers: createResolvers({}),
    children: ({ node }) => (
      <ServerReachabilityContext value={reachability}>
        {node?.operation && <BulkOperationPanel operation={node.operation} />}
      </ServerReachabilityContext>
    ),
  });
  const { mock } = environment;
  /** Writes fields of the bulk operation to Relay's store, like a live update. */
  const receiveLiveUpdate = (fields: Record<string, string | number>) =>
    act(async () =>
      commitLocalUpdate(environment, (store) => {
        for (const [field, value] of Object.entries(fields)) store.get('B1')!.setValue(value, field);
      }),
    );
  const answerRefetch = (values: object) =>
    act(async () => {
      const request = mock.getMostRecentOperation();
      mock.resolve(request, MockPayloadGenerator.generate(request, createResolvers(values)));
    });
  return {
    reachability,
    receiveLiveUpdate,
    answerRefetch,
    countRefetches: () => mock.getAllOperations().length,
  };
}

const returnTabToForeground = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

test('refetches a bulk operation when a live update reports its end, and shows the reasons for failures', async () => {
  const { receiveLiveUpdate, answerRefetch, countRefetches } = await renderBulkOperationProgress();
  await receiveLiveUpdate({ state: 'DONE', changed: 9, failed: 1 });
  expect(screen.getByText('Done')).toBeTruthy();
  expect(countRefetches()).toBe(1);
  const reasons = [{ outcome: 'FAILED', message: 'The label was deleted.', count: 1 }];
  await answerRefetch({ state: 'DONE', changed: 9, failed: 1, reasons });
  expect(screen.getByRole('list', { name: 'Reasons' }).textContent).toContain('The label was deleted.');
  expect(countRefetches()).toBe(0);
});

test('refetches nothing while live updates change only the counts', async () => {
  const { receiveLiveUpdate, countRefetches } = await renderBulkOperationProgress();
  await receiveLiveUpdate({ changed: 5 });
  await receiveLiveUpdate({ changed: 7, skipped: 1 });
  expect(screen.getByText('Changing… 8 of 10')).toBeTruthy();
  expect(countRefetches()).toBe(0);
});

test('refetches a preview once when it is complete', async () => {
  const { receiveLiveUpdate, countRefetches } = await renderBulkOperationProgress({
    state: 'PREVIEWED',
    frozen: 4,
  });
  await receiveLiveUpdate({ frozen: 8 });
  expect(countRefetches()).toBe(0);
  await receiveLiveUpdate({ frozen: 10 });
  await receiveLiveUpdate({ frozen: 10, changed: 10 });
  expect(countRefetches()).toBe(1);
});

test('refetches a running bulk operation when the page returns to the foreground', async () => {
  const { countRefetches } = await renderBulkOperationProgress();
  await returnTabToForeground();
  expect(countRefetches()).toBe(1);
});

test('refetches a running bulk operation when the server is reachable again', async () => {
  const { reachability, countRefetches } = await renderBulkOperationProgress();
  act(() => reachability.failed());
  expect(countRefetches()).toBe(0);
  act(() => reachability.reached());
  expect(countRefetches()).toBe(1);
});

test('does not refetch an ended bulk operation when the page returns to the foreground', async () => {
  const { countRefetches } = await renderBulkOperationProgress({ state: 'DONE' });
  await returnTabToForeground();
  expect(countRefetches()).toBe(0);
});
