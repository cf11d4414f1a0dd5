import { flushPromises, setUpMutationQueue } from '../../../testing/setUpMutationQueue';

beforeEach(() => window.localStorage.clear());

test('undoes several changes, most recent first', async () => {
  const { queue, priority, set, accept } = setUpMutationQueue();
  void set('HIGH', 'LOW');
  await flushPromises();
  await accept();
  void set('URGENT', 'HIGH');
  await flushPromises();
  await accept();
  for (const expected of ['HIGH', 'LOW']) {
    void queue.undo();
    expect(priority()).toBe(expected);
    await flushPromises();
    await accept();
    expect(priority()).toBe(expected);
  }
  expect(queue.getState()).toMatchObject({ canUndo: false, notice: { kind: 'undone' } });
});

test('shows a notice when a change cannot be undone', async () => {
  const { queue, priority, set, accept, refuse } = setUpMutationQueue();
  void set('HIGH', 'LOW');
  await flushPromises();
  await accept();
  void queue.undo();
  await flushPromises();
  await refuse('The issue is locked.');
  expect(priority()).toBe('HIGH');
  expect(queue.getState().notice).toMatchObject({
    kind: 'refused',
    text: '“NET-1: priority HIGH” cannot be undone: The issue is locked.',
  });
});

test('a change that waited and was rejected cannot be undone', async () => {
  const { queue, reachability, set, refuse, lose } = setUpMutationQueue();
  void set('HIGH', 'LOW');
  await flushPromises();
  await lose();
  expect(queue.getState().canUndo).toBe(true);
  reachability.reached();
  await flushPromises();
  await refuse('There is no issue NET-1.');
  expect(queue.getState()).toMatchObject({ canUndo: false, notice: { kind: 'refused' } });
});
