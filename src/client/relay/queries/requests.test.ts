import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import query, { type TriageCountQuery } from '../../../../__generated__/TriageCountQuery.graphql';
import { fetchQueryOnce, refetchInBackground } from './requests';

const VARIABLES = { key: 'NET' };

const createTestEnvironment = () => {
  const environment = createMockEnvironment();
  const answer = (remainingCount: number) =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Project: () => ({ id: 'P1', triage: { id: 'T1', remainingCount } }),
      }),
    );
  const read = (options?: Parameters<typeof fetchQueryOnce>[3]) =>
    fetchQueryOnce<TriageCountQuery>(environment, query, VARIABLES, options);
  return { environment, answer, read };
};

test('fetchQueryOnce returns the response, and reads the store only when this is allowed', async () => {
  const { environment, answer, read } = createTestEnvironment();
  const first = read({ fetchPolicy: 'store-or-network' });
  answer(3);
  expect(await first).toMatchObject({ project: { triage: { remainingCount: 3 } } });
  expect(await read({ fetchPolicy: 'store-or-network' })).toEqual(await first);
  const second = read();
  answer(2);
  expect(await second).toMatchObject({ project: { triage: { remainingCount: 2 } } });
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('fetchQueryOnce rejects when the request fails, and aborts it with the signal', async () => {
  const { environment, read } = createTestEnvironment();
  const failing = read();
  environment.mock.rejectMostRecentOperation(new Error('Connection lost.'));
  await expect(failing).rejects.toThrow('Connection lost.');
  const controller = new AbortController();
  const aborted = read({ signal: controller.signal });
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  controller.abort(new Error('Another issue was opened.'));
  await expect(aborted).rejects.toThrow('Another issue was opened.');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('refetchInBackground requests again what the store contains, and stops when it is unsubscribed from', () => {
  const { environment, answer } = createTestEnvironment();
  const refetch = refetchInBackground<TriageCountQuery>(environment, query, VARIABLES);
  expect(environment.mock.getAllOperations()).toEqual([]);
  const counts: unknown[] = [];
  const next = ({ project }: TriageCountQuery['response']) => counts.push(project?.triage.remainingCount);
  refetch.subscribe({ next });
  answer(3);
  refetch.subscribe({ next });
  answer(2);
  expect(counts).toEqual([3, 2]);
  refetch.subscribe({ next }).unsubscribe();
  expect(environment.mock.getAllOperations()).toEqual([]);
});
