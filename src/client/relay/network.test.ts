import { Observable, type RequestParameters, type Variables } from 'relay-runtime';
import { type Connection, createConnection } from './connection';
import { LiveEvents } from './live/LiveEvents';
import { createFetch } from './network';

const QUERY = { id: 'hash', name: 'SomeQuery', operationKind: 'query' } as RequestParameters;
const MUTATION = { ...QUERY, operationKind: 'mutation' } as RequestParameters;

let connection: Connection;
let answers: (() => Promise<Response>)[];
let requests: RequestInit[];
let ready: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  ready = true;
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
    createFetch(connection, new LiveEvents())(request, variables, {}),
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
