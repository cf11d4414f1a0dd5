import { Observable, type RequestParameters, type Variables } from 'relay-runtime';
import { type Connection, createConnection } from './connection';
import { SessionGuard } from '../../auth/SessionGuard';
import { LiveEvents } from '../events/LiveEvents';
import { createFetch } from './createFetch';

const QUERY = { id: 'hash', name: 'SomeQuery', operationKind: 'query' } as RequestParameters;
const MUTATION = { ...QUERY, operationKind: 'mutation' } as RequestParameters;

let connection: Connection;
let answers: (() => Promise<Response>)[];
let requests: RequestInit[];
let ready: boolean;
let sessionGuard: SessionGuard;

beforeEach(() => {
  jest.useFakeTimers();
  ready = true;
  sessionGuard = new SessionGuard();
  requests = [];
  answers = [];
  connection = createConnection(async () => ready);
  global.fetch = jest.fn(async (_url, init) => {
    requests.push(init as RequestInit);
    const answer = answers.shift();
    return answer ? answer() : new Promise<Response>((_resolve, reject) => rejectOnAbort(init, reject));
  });
});
afterEach(() => jest.useRealTimers());

const rejectOnAbort = (init: RequestInit | undefined, reject: (reason: unknown) => void): void =>
  init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));

const json =
  (body: unknown, status = 200, headers = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const failing = (code: string, headers = {}) =>
  json({ data: null, errors: [{ message: `It is ${code}.`, extensions: { code } }] }, 200, headers);
const connectionRefused = () => Promise.reject(new TypeError('Failed to fetch'));

function execute(request: RequestParameters, variables: Variables = {}) {
  const seen = { data: null as unknown, error: null as Error | null, done: false };
  const subscription = Observable.from(
    createFetch(connection, new LiveEvents(), sessionGuard)(request, variables, {}),
  ).subscribe({
    next: (payload: unknown) => {
      seen.data = payload;
    },
    error: (error: Error) => {
      seen.error = error;
    },
    complete: () => {
      seen.done = true;
    },
  });
  return { seen, subscription };
}

test('sends the hash, the name and the variables of an operation', async () => {
  answers = [json({ data: { viewer: null } })];
  const { seen } = execute(QUERY, { key: 'NET' });
  await jest.advanceTimersByTimeAsync(0);
  expect(JSON.parse(requests[0]?.body as string)).toEqual({
    documentId: 'hash',
    operationName: 'SomeQuery',
    variables: { key: 'NET' },
  });
  expect(seen).toMatchObject({ data: { data: { viewer: null } }, done: true });
});

test.each(['FORBIDDEN', 'OPERATION_NOT_ALLOWED', 'INTERNAL'])(
  'returns a typed error for %s without a retry',
  async (code) => {
    answers = [failing(code)];
    const { seen } = execute(QUERY);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen.error).toMatchObject({ code, message: `It is ${code}.` });
    expect(requests).toHaveLength(1);
  },
);

test('returns INTERNAL for an error code that is not in the catalogue', async () => {
  answers = [failing('TEAPOT')];
  const { seen } = execute(QUERY);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.error).toMatchObject({ code: 'INTERNAL' });
});

test('treats a response with data and errors as an error', async () => {
  answers = [json({ data: { viewer: {} }, errors: [{ message: 'half', extensions: { code: 'INTERNAL' } }] })];
  const { seen } = execute(QUERY);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.error?.message).toBe('half');
});

test.each([
  ['no network', connectionRefused],
  ['a proxy without a server', async () => new Response('<html>', { status: 502 })],
  ['a database that is away', failing('UNAVAILABLE')],
])('retries a query automatically after %s', async (_, failure) => {
  ready = false;
  answers = [failure, json({ data: {} })];
  const { seen } = execute(QUERY);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(connection.isOnline()).toBe(false);
  expect(requests).toHaveLength(1);
  ready = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(connection.isOnline()).toBe(true);
  expect(seen.done).toBe(true);
});

test('does not retry a mutation', async () => {
  answers = [connectionRefused];
  const { seen } = execute(MUTATION);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen.error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(requests).toHaveLength(1);
});

test('waits for the time in the Retry-After header when rate-limited', async () => {
  answers = [failing('RATE_LIMITED', { 'retry-after': '12' }), json({ data: {} })];
  const { seen } = execute(QUERY);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(seen.done).toBe(true);
});

test('unsubscribing aborts the request and emits nothing more', async () => {
  const { seen, subscription } = execute(QUERY);
  subscription.unsubscribe();
  await jest.advanceTimersByTimeAsync(0);
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect(seen).toEqual({ data: null, error: null, done: false });
});

test('unsubscribing stops waiting for an unreachable server', async () => {
  ready = false;
  answers = [connectionRefused];
  const { subscription } = execute(QUERY);
  await jest.advanceTimersByTimeAsync(1_000);
  subscription.unsubscribe();
  ready = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(requests).toHaveLength(1);
});

describe('the sign-in dialog', () => {
  const forMika = { 'winnow-viewer': 'mika' };
  const forNobody = { 'winnow-viewer': '' };
  const done = { data: { edit: { errors: [] } } };
  const wantsSomebody = { data: { edit: { errors: [{ code: 'UNAUTHENTICATED' }] } } };

  test('resends a mutation unchanged after an anonymous viewer signs in', async () => {
    answers = [json(wantsSomebody, 200, forNobody), json(done, 200, forMika)];
    const { seen } = execute(MUTATION, { input: { idempotencyKey: 'k' } });
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(true);
    expect(seen.data).toBeNull();
    const settle = jest.spyOn(sessionGuard, 'reloadIfUserChanged').mockImplementation();
    sessionGuard.completeSignIn('first');
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(false);
    expect(requests.map(({ body }) => body)).toEqual([requests[0]!.body, requests[0]!.body]);
    expect(seen.data).toEqual(done);
    // The page was loaded for an anonymous viewer, so it is reloaded after this mutation.
    expect(settle).toHaveBeenCalledTimes(1);
  });

  test('asks the same user to sign in after the session has ended, and repeats the query', async () => {
    answers = [
      json({ data: { viewer: 1 } }, 200, forMika),
      json({ data: { viewer: null } }, 200, forNobody),
      json({ data: { viewer: 2 } }, 200, forMika),
    ];
    execute(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    const { seen } = execute(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(true);
    const entered = jest.fn();
    sessionGuard.subscribeToSignIn(entered);
    sessionGuard.completeSignIn('same');
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.data).toEqual({ data: { viewer: 2 } });
    expect(entered).toHaveBeenCalledTimes(1);
  });

  test('shows the error at the control after the dialog is canceled, and does not reopen it for queries', async () => {
    answers = [failing('UNAUTHENTICATED'), failing('UNAUTHENTICATED'), json(wantsSomebody)];
    const first = execute(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    sessionGuard.declineSignIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(first.seen.error?.message).toBe('It is UNAUTHENTICATED.');
    const second = execute(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(false);
    expect(second.seen.error).toBeTruthy();
    const edit = execute(MUTATION);
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(true);
    sessionGuard.declineSignIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(edit.seen.data).toEqual(wantsSomebody);
  });

  test('sends the expected viewer with mutations, and holds them while another user is signed in', async () => {
    const forDana = { 'winnow-viewer': 'dana' };
    answers = [
      json({ data: { viewer: 1 } }, 200, forMika),
      failing('UNAUTHENTICATED', forDana),
      json({ data: { viewer: 2 } }, 200, forDana),
      json(done, 200, forMika),
    ];
    execute(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    const edit = execute(MUTATION);
    await jest.advanceTimersByTimeAsync(0);
    expect(new Headers(requests[1]!.headers).get('winnow-viewer')).toBe('mika');
    expect([sessionGuard.isSignInRequested(), sessionGuard.isOtherUser()]).toEqual([true, true]);
    // While the page still belongs to the first user, a query returns no data of the other user.
    const read = execute(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    expect([read.seen.data, edit.seen.error]).toEqual([null, null]);
    sessionGuard.completeSignIn('same');
    await jest.advanceTimersByTimeAsync(0);
    expect(edit.seen.data).toEqual(done);
    expect(sessionGuard.isOtherUser()).toBe(false);
  });
});
