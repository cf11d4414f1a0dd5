import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import query from '../../../../__generated__/PriorityPickerQuery.graphql';
import { draftKeyBuilders, readDraft } from '../../drafts/drafts';
import { createServerReachabilityTracker } from '../../relay/network/serverConnection';
import { RequestError } from '../../errors/RequestError';
import { createQueuedMutation } from './MutationDefinition';
import { MutationQueue } from './MutationQueue';
import { listStorageKeys } from './persistedKeys';
import { PersistedMutationQueue } from './persistedMutationQueue';
import { updateIssue } from '../updateIssue';

beforeEach(() => window.localStorage.clear());

const loadTestMutationRegistry = () =>
  Promise.resolve((name: string) =>
    name === 'updateIssue' ? createQueuedMutation(updateIssue, { id: '' }).definition : undefined,
  );

function setUpMutationQueue() {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(getRequest(query), { id: 'I1' });
  environment.commitPayload(operation, {
    node: { __typename: 'Issue', id: 'I1', key: 'NET-1', viewerCan: ['TRIAGE'], priority: 'LOW' },
  });
  environment.retain(operation);
  const connection = createServerReachabilityTracker(() => Promise.resolve(false));
  const storage = new PersistedMutationQueue(window.localStorage, undefined);
  const queue = new MutationQueue({ environment, connection, storage, viewerId: () => 'U1' });
  const priority = () => {
    const issue: unknown = environment.getStore().getSource().get('I1');
    return (issue as { priority?: unknown }).priority;
  };
  const set = (to: 'HIGH' | 'URGENT', from: 'LOW' | 'HIGH') =>
    queue.commitMutation(createQueuedMutation(updateIssue, { id: 'I1', priority: to }), {
      summary: `NET-1: priority ${to}`,
      href: '/projects/NET/issues/1',
      inverse: createQueuedMutation(updateIssue, { id: 'I1', priority: from }),
    });
  /** Inputs of the mutations that have been sent and not answered. */
  const sent = () =>
    environment.mock.getAllOperations().map(({ request }) => getMutationInput(request.variables));
  const latest = () => environment.mock.getMostRecentOperation();
  const accept = async () => {
    const { id, priority } = getMutationInput(latest().request.variables);
    const answer = {
      UpdateIssuePayload: () => ({ errors: [] }),
      Issue: () => ({ id, priority }),
      Project: () => ({ id: 'P1' }),
      WorkflowState: () => ({ id: 'S1', name: 'Backlog', category: 'BACKLOG', color: '#000000' }),
      User: () => ({ id: 'U1', login: 'mika', name: 'Mika Korhonen' }),
    };
    environment.mock.resolve(latest(), MockPayloadGenerator.generate(latest(), answer));
    await flushPromises();
  };
  const refuse = async (message: string) => {
    const error = { __typename: 'AccessError', code: 'FORBIDDEN', message, path: null };
    environment.mock.resolve(latest(), { data: { edit: { issue: null, errors: [error] } } });
    await flushPromises();
  };
  const lose = async () => {
    environment.mock.reject(latest(), new RequestError('UNAVAILABLE', 'The server cannot be reached.'));
    await flushPromises();
  };
  return { environment, connection, queue, priority, set, sent, accept, refuse, lose };
}

interface UpdateIssueInput {
  id: string;
  priority: string;
  idempotencyKey: string;
}
const getMutationInput = (variables: object): UpdateIssueInput =>
  (variables as { input: UpdateIssueInput }).input;
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 5));

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

test('sends mutations in order with unchanged idempotency keys once the server is reachable again', async () => {
  const { queue, connection, priority, set, sent, accept, lose } = setUpMutationQueue();
  const first = set('HIGH', 'LOW');
  await flushPromises();
  const { idempotencyKey } = sent()[0]!;
  await lose();
  expect(await first).toEqual({ status: 'waiting' });
  expect(await set('URGENT', 'HIGH')).toEqual({ status: 'waiting' });
  expect(queue.getState().waiting).toEqual(['NET-1: priority HIGH', 'NET-1: priority URGENT']);
  expect(priority()).toBe('URGENT');
  expect(sent()).toEqual([]);

  connection.reached();
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
  const { queue, connection, priority, set, refuse, lose } = setUpMutationQueue();
  void set('HIGH', 'LOW');
  await flushPromises();
  await lose();
  connection.reached();
  await flushPromises();
  await refuse('There is no issue NET-1.');
  expect(priority()).toBe('LOW');
  expect(queue.getState().notice).toMatchObject({
    kind: 'refused',
    text: '“NET-1: priority HIGH” was rejected: There is no issue NET-1.',
    href: '/projects/NET/issues/1',
  });
});

test('sends the persisted mutations of a closed page with unchanged idempotency keys', async () => {
  const before = setUpMutationQueue();
  void before.set('HIGH', 'LOW');
  await flushPromises();
  const { idempotencyKey } = before.sent()[0]!;
  // A second page with the same storage, opened after the first one was closed.
  const after = setUpMutationQueue();
  await after.queue.resumePersistedMutations(loadTestMutationRegistry);
  await flushPromises();
  expect(after.sent()).toEqual([{ id: 'I1', priority: 'HIGH', idempotencyKey }]);
  expect(after.priority()).toBe('HIGH');
  await after.accept();
  expect(listStorageKeys(window.localStorage, 'winnow.edits.')).toEqual([]);
});

test('keeps a persisted mutation of an unknown name, lists it as unsent and restores its draft', async () => {
  const unknown = {
    name: 'renamedInALaterBuild',
    input: { idempotencyKey: 'k' },
    words: 'NET-1: comment',
    href: '/projects/NET/issues/1',
    draft: 'What I typed',
    draftPlace: draftKeyBuilders.comment('I1'),
  };
  window.localStorage.setItem('winnow.edits.U1.closed-page', JSON.stringify([unknown]));
  const { queue, sent } = setUpMutationQueue();
  await queue.resumePersistedMutations(loadTestMutationRegistry);
  expect(sent()).toEqual([]);
  expect(queue.getState()).toMatchObject({ unsent: ['NET-1: comment'], waiting: [] });
  expect(readDraft('U1', draftKeyBuilders.comment('I1'))).toBe('What I typed');
  const keys = listStorageKeys(window.localStorage, 'winnow.edits.U1.');
  expect(keys.map((key) => JSON.parse(window.localStorage.getItem(key)!) as unknown)).toEqual([[unknown]]);
});

test('does not load the registry when no other page has left mutations', async () => {
  const { queue } = setUpMutationQueue();
  const load = jest.fn(loadTestMutationRegistry);
  await queue.resumePersistedMutations(load);
  expect(load).not.toHaveBeenCalled();
});

test('keeps unknown persisted mutations in storage when later mutations have been sent', async () => {
  const unknown = { name: 'unknown', input: { idempotencyKey: 'k' }, words: 'NET-1: x', href: '/' };
  window.localStorage.setItem('winnow.edits.U1.closed-page', JSON.stringify([unknown]));
  const { queue, set, accept } = setUpMutationQueue();
  await queue.resumePersistedMutations(loadTestMutationRegistry);
  void set('HIGH', 'LOW');
  await flushPromises();
  await accept();
  const keys = listStorageKeys(window.localStorage, 'winnow.edits.U1.');
  expect(keys.map((key) => JSON.parse(window.localStorage.getItem(key)!) as unknown)).toEqual([[unknown]]);
});
