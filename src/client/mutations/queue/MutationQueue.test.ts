import { flushPromises, setUpMutationQueue } from '../../../testing/setUpMutationQueue';
import { updateIssue } from '../updateIssue';
import { createQueuedMutation } from './MutationDefinition';
import { listStorageKeys } from './startedMutationQueue';

beforeEach(() => window.localStorage.clear());

test('shows a change before it is sent and keeps it once the server has accepted it', async () => {
  const { queue, priority, set, accept } = setUpMutationQueue();
  const result = set('HIGH', 'LOW');
  expect(priority()).toBe('HIGH');
  expect(queue.getState().notice?.text).toBe('NET-1: priority HIGH');
  await flushPromises();
  await accept();
  expect((await result).status).toBe('done');
  expect(priority()).toBe('HIGH');
  expect(listStorageKeys(window.localStorage, 'winnow.edits.')).toEqual([]);
});

test('rolls back a rejected change and returns its errors to the control', async () => {
  const { queue, priority, set, refuse } = setUpMutationQueue();
  const result = set('HIGH', 'LOW');
  await flushPromises();
  await refuse('Only triagers can set priorities.');
  expect(await result).toMatchObject({ status: 'refused', errors: [{ code: 'FORBIDDEN' }] });
  expect(priority()).toBe('LOW');
  // A rejected mutation shows no notice here, because the control that committed it shows the errors.
  expect(queue.getState()).toMatchObject({ notice: null, canUndo: false });
});

test('sends mutations in order with unchanged idempotency keys once the server is reachable again', async () => {
  const { queue, reachability, priority, set, sent, accept, lose } = setUpMutationQueue();
  const first = set('HIGH', 'LOW');
  await flushPromises();
  const { idempotencyKey } = sent()[0]!;
  await lose();
  expect(await first).toEqual({ status: 'waiting' });
  expect(await set('URGENT', 'HIGH')).toEqual({ status: 'waiting' });
  expect(queue.getState().waiting).toEqual(['NET-1: priority HIGH', 'NET-1: priority URGENT']);
  expect(priority()).toBe('URGENT');
  expect(sent()).toEqual([]);

  reachability.reached();
  await flushPromises();
  expect(sent()).toEqual([{ id: 'I1', priority: 'HIGH', idempotencyKey }]);
  await accept();
  expect(priority()).toBe('URGENT');
  expect(sent()).toMatchObject([{ priority: 'URGENT' }]);
  expect(sent()[0]?.idempotencyKey).not.toBe(idempotencyKey);
  await accept();
  expect(queue.getState().waiting).toEqual([]);
  expect(listStorageKeys(window.localStorage, 'winnow.edits.')).toEqual([]);
});

test('shows a notice with a link when a mutation that waited is rejected', async () => {
  const { queue, reachability, priority, set, refuse, lose } = setUpMutationQueue();
  void set('HIGH', 'LOW');
  await flushPromises();
  await lose();
  reachability.reached();
  await flushPromises();
  await refuse('There is no issue NET-1.');
  expect(priority()).toBe('LOW');
  expect(queue.getState().notice).toMatchObject({
    kind: 'refused',
    text: '“NET-1: priority HIGH” was rejected: There is no issue NET-1.',
    href: '/projects/NET/issues/1',
  });
});

test('a mutation whose own code fails is rolled back, and those after it are sent', async () => {
  const { queue, priority, set, sent, accept } = setUpMutationQueue();
  const mutation = createQueuedMutation(updateIssue, { id: 'I1', priority: 'URGENT' });
  const failing = {
    ...mutation,
    definition: {
      ...mutation.definition,
      extraVariables: () => {
        throw new Error('No timeline.');
      },
    },
  };
  const failed = queue.commitMutation(failing, { summary: 'NET-1: priority URGENT', href: '/' });
  const next = set('HIGH', 'LOW');
  expect(await failed).toMatchObject({ status: 'refused', errors: [{ message: 'No timeline.' }] });
  await flushPromises();
  expect(sent()).toMatchObject([{ priority: 'HIGH' }]);
  await accept();
  expect((await next).status).toBe('done');
  expect(priority()).toBe('HIGH');
  expect(listStorageKeys(window.localStorage, 'winnow.edits.')).toEqual([]);
});
