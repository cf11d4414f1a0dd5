import { type ReviewAction, ReviewActions } from './ReviewActions';

const merge = (options: Partial<ReviewAction<string>> = {}): ReviewAction<string> => ({
  cluster: 'C1',
  summary: '2 issues merged into NET-1',
  href: '/projects/NET/duplicates?cluster=C1',
  send: () => Promise.resolve('operation'),
  undo: () => Promise.resolve(),
  ...options,
});

/** An action whose request is answered by the test. */
function createPendingAction(options: Partial<ReviewAction<string>> = {}) {
  let answer = (_result: string): void => {};
  let fail = (_error: Error): void => {};
  const response = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { action: merge({ send: () => response, ...options }), answer, fail };
}

const isHidden = (actions: ReviewActions<string>, cluster = 'C1') => actions.getState().settled.has(cluster);

test('a cluster leaves the list at once, and stays away if the server has nothing left to merge', async () => {
  const actions = new ReviewActions<string>(async () => false);
  const { action, answer } = createPendingAction();
  const performed = actions.perform(action);
  expect(isHidden(actions)).toBe(true);
  expect(actions.getState().last).toMatchObject({ kind: 'done', text: action.summary, result: undefined });
  answer('operation');
  await performed;
  expect(isHidden(actions)).toBe(true);
  expect(actions.getState().last?.result).toBe('operation');
});

test('a cluster returns with what the viewer did not merge', async () => {
  const actions = new ReviewActions<string>(async () => true);
  await actions.perform(merge());
  expect(isHidden(actions)).toBe(false);
});

test('a failed action returns its cluster with the message of the server, and cannot be undone', async () => {
  const actions = new ReviewActions<string>(async () => true);
  await actions.perform(merge({ send: () => Promise.reject(new Error('NET-1 is locked.')) }));
  const { errors, last, canUndo } = actions.getState();
  expect(isHidden(actions)).toBe(false);
  expect(errors.get('C1')).toBe('NET-1 is locked.');
  expect(last).toMatchObject({ kind: 'failed' });
  expect(last?.text).toContain('NET-1 is locked.');
  expect(canUndo).toBe(false);
  await actions.perform(merge());
  expect(actions.getState().errors.size).toBe(0);
});

test('an issue that is no duplicate leaves its cluster, and returns when that is undone', async () => {
  const actions = new ReviewActions<string>(async () => true);
  await actions.perform(merge({ dismissedIssue: 'I2' }));
  expect(isHidden(actions)).toBe(false);
  expect([...actions.getState().dismissed.get('C1')!]).toEqual(['I2']);
  await actions.undo()?.ended;
  expect(actions.getState().dismissed.get('C1')?.size).toBe(0);
});

test('actions are undone in reverse order, also on the server, with the results that they had there', async () => {
  const actions = new ReviewActions<string>(async () => false);
  const undone: unknown[] = [];
  const undo = async (result: string | undefined) => void undone.push(result);
  await actions.perform(merge({ undo, send: () => Promise.resolve('first') }));
  await actions.perform(merge({ undo, cluster: 'C2', send: () => Promise.resolve('second') }));
  await actions.undo()?.ended;
  expect(isHidden(actions, 'C2')).toBe(false);
  expect(isHidden(actions, 'C1')).toBe(true);
  expect(actions.getState()).toMatchObject({ canUndo: true, last: { kind: 'undone' } });
  await actions.undo()?.ended;
  expect(undone).toEqual(['second', 'first']);
  expect(actions.getState().canUndo).toBe(false);
  expect(actions.undo()).toBeNull();
});

test('an action that is undone before the server has answered is undone after the answer', async () => {
  const actions = new ReviewActions<string>(async () => false);
  const undo = jest.fn(() => Promise.resolve());
  const { action, answer } = createPendingAction({ undo });
  const performed = actions.perform(action);
  const undone = actions.undo();
  expect(isHidden(actions)).toBe(false);
  expect(undo).not.toHaveBeenCalled();
  answer('operation');
  await Promise.all([performed, undone?.ended]);
  expect(undo).toHaveBeenCalledWith('operation');
  expect(actions.getState().last?.kind).toBe('undone');
});

test('nothing is undone on the server for an action that failed after its undo', async () => {
  const actions = new ReviewActions<string>(async () => true);
  const undo = jest.fn(() => Promise.resolve());
  const { action, fail } = createPendingAction({ undo });
  const performed = actions.perform(action);
  const undone = actions.undo();
  fail(new Error('The server cannot be reached.'));
  await Promise.all([performed, undone?.ended]);
  expect(undo).not.toHaveBeenCalled();
  expect(isHidden(actions)).toBe(false);
});

test('an action that cannot be undone stays done, and the message says why', async () => {
  const actions = new ReviewActions<string>(async () => false);
  await actions.perform(merge({ undo: () => Promise.reject(new Error('The issues have changed.')) }));
  await actions.undo()?.ended;
  expect(isHidden(actions)).toBe(true);
  expect(actions.getState().last?.text).toBe(
    '“2 issues merged into NET-1” cannot be undone: The issues have changed.',
  );
});

test('a skipped cluster is not sent to the server', async () => {
  const isUnsettled = jest.fn(async () => true);
  const actions = new ReviewActions<string>(isUnsettled);
  await actions.perform({ cluster: 'C1', summary: 'Skipped', href: '/' });
  expect(isHidden(actions)).toBe(true);
  await actions.undo()?.ended;
  expect(isHidden(actions)).toBe(false);
  expect(isUnsettled).not.toHaveBeenCalled();
});
