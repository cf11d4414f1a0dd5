import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { PriorityPickerQuery } from '../../../__generated__/PriorityPickerQuery.graphql';
import query from '../../../__generated__/PriorityPickerQuery.graphql';
import { createConnection } from '../relay/connection';
import { RequestError } from '../relay/RequestError';
import { stepOf } from './Edit';
import { Edits } from './Edits';
import { keysOf } from './keptKeys';
import { KeptSteps } from './keptSteps';
import { kindOf } from './kinds';
import { updateIssue } from './updateIssue';

beforeEach(() => window.localStorage.clear());

function setUp() {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(getRequest(query), { key: 'NET', number: 1 });
  environment.commitPayload(operation, {
    project: { id: 'P1', issue: { id: 'I1', key: 'NET-1', priority: 'LOW' } },
  });
  environment.retain(operation);
  const connection = createConnection(() => Promise.resolve(false));
  const kept = new KeptSteps(window.localStorage, undefined);
  const edits = new Edits({ environment, connection, kept, person: () => 'U1', kindOf });
  const priority = () =>
    (environment.lookup(operation.fragment).data as unknown as PriorityPickerQuery['response']).project?.issue
      ?.priority;
  const set = (to: 'HIGH' | 'URGENT', from: 'LOW' | 'HIGH') =>
    edits.commit(stepOf(updateIssue, { id: 'I1', priority: to }), {
      words: `NET-1: priority ${to}`,
      href: '/projects/NET/issues/1',
      inverse: stepOf(updateIssue, { id: 'I1', priority: from }),
    });
  /** Inputs that are on their way, and the answers to them. */
  const sent = () => environment.mock.getAllOperations().map(({ request }) => inputOf(request.variables));
  const latest = () => environment.mock.getMostRecentOperation();
  const accept = async () => {
    const { id, priority } = inputOf(latest().request.variables);
    const answer = {
      UpdateIssuePayload: () => ({ errors: [] }),
      Issue: () => ({ id, priority }),
      Project: () => ({ id: 'P1' }),
      WorkflowState: () => ({ id: 'S1', name: 'Backlog', category: 'BACKLOG', color: '#000000' }),
      User: () => ({ id: 'U1', login: 'mika', name: 'Mika Korhonen' }),
    };
    environment.mock.resolve(latest(), MockPayloadGenerator.generate(latest(), answer));
    await settled();
  };
  const refuse = async (message: string) => {
    const error = { __typename: 'AccessError', code: 'FORBIDDEN', message, path: null };
    environment.mock.resolve(latest(), { data: { edit: { issue: null, errors: [error] } } });
    await settled();
  };
  const lose = async () => {
    environment.mock.reject(latest(), new RequestError('UNAVAILABLE', 'Winnow cannot be reached.'));
    await settled();
  };
  return { environment, connection, edits, priority, set, sent, accept, refuse, lose };
}

interface Input {
  id: string;
  priority: string;
  idempotencyKey: string;
}
const inputOf = (variables: object): Input => (variables as { input: Input }).input;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('shows a change before it is sent, and keeps it when the server has it', async () => {
  const { edits, priority, set, accept } = setUp();
  const outcome = set('HIGH', 'LOW');
  expect(priority()).toBe('HIGH');
  expect(edits.getState().notice?.words).toBe('NET-1: priority HIGH');
  await settled();
  await accept();
  expect((await outcome).status).toBe('done');
  expect(priority()).toBe('HIGH');
  expect(keysOf(window.localStorage, 'winnow.edits.')).toEqual([]);
});

test('takes back what the server refuses, and hands the errors to the control', async () => {
  const { edits, priority, set, refuse } = setUp();
  const outcome = set('HIGH', 'LOW');
  await settled();
  await refuse('Only triagers can set priorities.');
  expect(await outcome).toMatchObject({ status: 'refused', errors: [{ code: 'FORBIDDEN' }] });
  expect(priority()).toBe('LOW');
  // The control tells it, and there is nothing to take back.
  expect(edits.getState()).toMatchObject({ notice: null, canUndo: false });
});

test('takes back several changes, the last first', async () => {
  const { edits, priority, set, accept } = setUp();
  void set('HIGH', 'LOW');
  await settled();
  await accept();
  void set('URGENT', 'HIGH');
  await settled();
  await accept();
  for (const expected of ['HIGH', 'LOW']) {
    void edits.undo();
    expect(priority()).toBe(expected);
    await settled();
    await accept();
    expect(priority()).toBe(expected);
  }
  expect(edits.getState()).toMatchObject({ canUndo: false, notice: { kind: 'undone' } });
});

test('tells that something cannot be taken back', async () => {
  const { edits, priority, set, accept, refuse } = setUp();
  void set('HIGH', 'LOW');
  await settled();
  await accept();
  void edits.undo();
  await settled();
  await refuse('The issue is locked.');
  expect(priority()).toBe('HIGH');
  expect(edits.getState().notice).toMatchObject({
    kind: 'refused',
    words: '“NET-1: priority HIGH” cannot be taken back: The issue is locked.',
  });
});

test('while the server is away edits wait, and are sent in order with the keys they had', async () => {
  const { edits, connection, priority, set, sent, accept, lose } = setUp();
  const first = set('HIGH', 'LOW');
  await settled();
  const { idempotencyKey } = sent()[0]!;
  await lose();
  expect(await first).toEqual({ status: 'waiting' });
  expect(await set('URGENT', 'HIGH')).toEqual({ status: 'waiting' });
  expect(edits.getState().waiting).toEqual(['NET-1: priority HIGH', 'NET-1: priority URGENT']);
  expect(priority()).toBe('URGENT');
  expect(sent()).toEqual([]);

  connection.reached();
  await settled();
  expect(sent()).toEqual([{ id: 'I1', priority: 'HIGH', idempotencyKey }]);
  await accept();
  expect(priority()).toBe('URGENT');
  expect(sent()).toMatchObject([{ priority: 'URGENT' }]);
  expect(sent()[0]?.idempotencyKey).not.toBe(idempotencyKey);
  await accept();
  expect(edits.getState().waiting).toEqual([]);
  expect(keysOf(window.localStorage, 'winnow.edits.')).toEqual([]);
});

test('an edit that waited and is refused is told, with the way to see it', async () => {
  const { edits, connection, priority, set, refuse, lose } = setUp();
  void set('HIGH', 'LOW');
  await settled();
  await lose();
  connection.reached();
  await settled();
  await refuse('There is no issue NET-1.');
  expect(priority()).toBe('LOW');
  expect(edits.getState().notice).toMatchObject({
    kind: 'refused',
    words: '“NET-1: priority HIGH” was refused: There is no issue NET-1.',
    href: '/projects/NET/issues/1',
  });
});

test('a page goes on with what another one left, with the keys it had', async () => {
  const before = setUp();
  void before.set('HIGH', 'LOW');
  await settled();
  const { idempotencyKey } = before.sent()[0]!;
  // That page is gone now; this one opens.
  const after = setUp();
  await after.edits.adopt();
  await settled();
  expect(after.sent()).toEqual([{ id: 'I1', priority: 'HIGH', idempotencyKey }]);
  expect(after.priority()).toBe('HIGH');
  await after.accept();
  expect(keysOf(window.localStorage, 'winnow.edits.')).toEqual([]);
});
