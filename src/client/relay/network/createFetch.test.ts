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
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

function ask(request: RequestParameters, variables: Variables = {}) {
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

test('sends the hash, the name and the variables', async () => {
  answers = [json({ data: { viewer: null } })];
  const { seen } = ask(QUERY, { key: 'NET' });
  await jest.advanceTimersByTimeAsync(0);
  expect(JSON.parse(requests[0]?.body as string)).toEqual({
    documentId: 'hash',
    operationName: 'SomeQuery',
    variables: { key: 'NET' },
  });
  expect(seen).toMatchObject({ data: { data: { viewer: null } }, done: true });
});

test.each(['FORBIDDEN', 'OPERATION_NOT_ALLOWED', 'INTERNAL'])(
  '%s is a typed error, not asked again',
  async (code) => {
    answers = [failing(code)];
    const { seen } = ask(QUERY);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen.error).toMatchObject({ code, message: `It is ${code}.` });
    expect(requests).toHaveLength(1);
  },
);

test('a code that is not in the catalogue is INTERNAL', async () => {
  answers = [failing('TEAPOT')];
  const { seen } = ask(QUERY);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.error).toMatchObject({ code: 'INTERNAL' });
});

test('an answer that is half an error is an error', async () => {
  answers = [json({ data: { viewer: {} }, errors: [{ message: 'half', extensions: { code: 'INTERNAL' } }] })];
  const { seen } = ask(QUERY);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.error?.message).toBe('half');
});

test.each([
  ['no network', refused],
  ['a proxy without a server', async () => new Response('<html>', { status: 502 })],
  ['a database that is away', failing('UNAVAILABLE')],
])('a read goes on by itself after %s', async (_, failure) => {
  ready = false;
  answers = [failure, json({ data: {} })];
  const { seen } = ask(QUERY);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(connection.isOnline()).toBe(false);
  expect(requests).toHaveLength(1);
  ready = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(connection.isOnline()).toBe(true);
  expect(seen.done).toBe(true);
});

test('a write is not sent again', async () => {
  answers = [refused];
  const { seen } = ask(MUTATION);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen.error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(requests).toHaveLength(1);
});

test('waits as long as a rate limit says', async () => {
  answers = [failing('RATE_LIMITED', { 'retry-after': '12' }), json({ data: {} })];
  const { seen } = ask(QUERY);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(seen.done).toBe(true);
});

test('unsubscribing aborts the request, and says nothing more', async () => {
  const { seen, subscription } = ask(QUERY);
  subscription.unsubscribe();
  await jest.advanceTimersByTimeAsync(0);
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect(seen).toEqual({ data: null, error: null, done: false });
});

test('unsubscribing ends the waiting for a server that is away', async () => {
  ready = false;
  answers = [refused];
  const { subscription } = ask(QUERY);
  await jest.advanceTimersByTimeAsync(1_000);
  subscription.unsubscribe();
  ready = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(requests).toHaveLength(1);
});

describe('signing in over the screen', () => {
  const forMika = { 'winnow-viewer': 'mika' };
  const forNobody = { 'winnow-viewer': '' };
  const done = { data: { edit: { errors: [] } } };
  const wantsSomebody = { data: { edit: { errors: [{ code: 'UNAUTHENTICATED' }] } } };

  test('a mutation that somebody has to sign in for is sent again, the same', async () => {
    answers = [json(wantsSomebody, 200, forNobody), json(done, 200, forMika)];
    const { seen } = ask(MUTATION, { input: { idempotencyKey: 'k' } });
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(true);
    expect(seen.data).toBeNull();
    const settle = jest.spyOn(sessionGuard, 'reloadIfUserChanged').mockImplementation();
    sessionGuard.completeSignIn('first');
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(false);
    expect(requests.map(({ body }) => body)).toEqual([requests[0]!.body, requests[0]!.body]);
    expect(seen.data).toEqual(done);
    // The page was anonymous: it reloads after the request.
    expect(settle).toHaveBeenCalledTimes(1);
  });

  test('a session that has ended asks for the same person, whatever nobody was answered', async () => {
    answers = [
      json({ data: { viewer: 1 } }, 200, forMika),
      json({ data: { viewer: null } }, 200, forNobody),
      json({ data: { viewer: 2 } }, 200, forMika),
    ];
    ask(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    const { seen } = ask(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(true);
    const entered = jest.fn();
    sessionGuard.subscribeToSignIn(entered);
    sessionGuard.completeSignIn('same');
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.data).toEqual({ data: { viewer: 2 } });
    expect(entered).toHaveBeenCalledTimes(1);
  });

  test('who would not is told at the control, and is not asked again by what the page reads by itself', async () => {
    answers = [failing('UNAUTHENTICATED'), failing('UNAUTHENTICATED'), json(wantsSomebody)];
    const first = ask(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    sessionGuard.declineSignIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(first.seen.error?.message).toBe('It is UNAUTHENTICATED.');
    const second = ask(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(false);
    expect(second.seen.error).toBeTruthy();
    const edit = ask(MUTATION);
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(true);
    sessionGuard.declineSignIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(edit.seen.data).toEqual(wantsSomebody);
  });

  test('what a page writes says whom it is for, and waits for them where somebody else has signed in', async () => {
    const forDana = { 'winnow-viewer': 'dana' };
    answers = [
      json({ data: { viewer: 1 } }, 200, forMika),
      failing('UNAUTHENTICATED', forDana),
      json({ data: { viewer: 2 } }, 200, forDana),
      json(done, 200, forMika),
    ];
    ask(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    const edit = ask(MUTATION);
    await jest.advanceTimersByTimeAsync(0);
    expect(new Headers(requests[1]!.headers).get('winnow-viewer')).toBe('mika');
    expect([sessionGuard.isSignInRequested(), sessionGuard.isOtherUser()]).toEqual([true, true]);
    // No data of the other user reaches the page before it reloads.
    const read = ask(QUERY);
    await jest.advanceTimersByTimeAsync(0);
    expect([read.seen.data, edit.seen.error]).toEqual([null, null]);
    sessionGuard.completeSignIn('same');
    await jest.advanceTimersByTimeAsync(0);
    expect(edit.seen.data).toEqual(done);
    expect(sessionGuard.isOtherUser()).toBe(false);
  });
});
