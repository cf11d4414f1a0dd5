import { type CacheConfig, Observable, type RequestParameters, type Variables } from 'relay-runtime';
import { type ServerReachabilityTracker, createServerReachabilityTracker } from './ServerReachabilityTracker';
import { SessionGuard } from '../../auth/SessionGuard';
import { LiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import { createFetchFunction } from './createFetchFunction';
import { FirstResponse } from './FirstResponse';
import { PARTIAL_DATA_CACHE_CONFIG } from './partialData';

const QUERY_REQUEST = { id: 'hash', name: 'SomeQuery', operationKind: 'query' } as RequestParameters;
const MUTATION_REQUEST = { ...QUERY_REQUEST, operationKind: 'mutation' } as RequestParameters;

let serverReachabilityTracker: ServerReachabilityTracker;
let mockResponses: (() => Promise<Response>)[];
let sentRequests: RequestInit[];
let isServerReady: boolean;
let sessionGuard: SessionGuard;
let live: LiveUpdateDispatcher;
let firstResponse: FirstResponse;

beforeEach(() => {
  jest.useFakeTimers();
  isServerReady = true;
  sessionGuard = new SessionGuard();
  live = new LiveUpdateDispatcher();
  firstResponse = new FirstResponse(null);
  sentRequests = [];
  mockResponses = [];
  serverReachabilityTracker = createServerReachabilityTracker(async () => isServerReady);
  global.fetch = jest.fn(async (_url, init) => {
    sentRequests.push(init as RequestInit);
    const answer = mockResponses.shift();
    return answer ? answer() : new Promise<Response>((_resolve, reject) => rejectOnAbort(init, reject));
  });
});
afterEach(() => jest.useRealTimers());

const rejectOnAbort = (init: RequestInit | undefined, reject: (reason: unknown) => void): void =>
  init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));

const respondWithJson =
  (body: unknown, status = 200, headers = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const respondWithError = (code: string, headers = {}) =>
  respondWithJson(
    { data: null, errors: [{ message: `It is ${code}.`, extensions: { code } }] },
    200,
    headers,
  );
const refuseConnection = () => Promise.reject(new TypeError('Failed to fetch'));

function executeRequest(
  request: RequestParameters,
  variables: Variables = {},
  cacheConfig: CacheConfig = {},
) {
  const seen = { data: null as unknown, error: null as Error | null, done: false };
  const subscription = Observable.from(
    createFetchFunction(
      serverReachabilityTracker,
      live,
      sessionGuard,
      firstResponse,
    )(request, variables, cacheConfig),
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
  mockResponses = [respondWithJson({ data: { viewer: null } })];
  const { seen } = executeRequest(QUERY_REQUEST, { key: 'NET' });
  await jest.advanceTimersByTimeAsync(0);
  expect(JSON.parse(sentRequests[0]?.body as string)).toEqual({
    documentId: 'hash',
    operationName: 'SomeQuery',
    variables: { key: 'NET' },
  });
  expect(seen).toMatchObject({ data: { data: { viewer: null } }, done: true });
});

test.each(['FORBIDDEN', 'OPERATION_NOT_ALLOWED', 'INTERNAL'])(
  'returns a typed error for %s without a retry',
  async (code) => {
    mockResponses = [respondWithError(code)];
    const { seen } = executeRequest(QUERY_REQUEST);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen.error).toMatchObject({ code, message: `It is ${code}.` });
    expect(sentRequests).toHaveLength(1);
  },
);

test.each([
  ['a page', '<html>'],
  ['JSON', '{"statusCode":500,"error":"Internal Server Error"}'],
])('returns INTERNAL without a retry when the server fails with %s', async (_, body) => {
  mockResponses = [async () => new Response(body, { status: 500 })];
  const { seen } = executeRequest(QUERY_REQUEST);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen.error).toMatchObject({ code: 'INTERNAL', message: 'The server failed with status 500.' });
  expect(sentRequests).toHaveLength(1);
  expect(serverReachabilityTracker.isOnline()).toBe(true);
});

test('returns INTERNAL for an error code that is not in the catalogue', async () => {
  mockResponses = [respondWithError('TEAPOT')];
  const { seen } = executeRequest(QUERY_REQUEST);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.error).toMatchObject({ code: 'INTERNAL' });
});

test('treats a response with data and errors as an error', async () => {
  mockResponses = [
    respondWithJson({
      data: { viewer: {} },
      errors: [{ message: 'half', extensions: { code: 'INTERNAL' } }],
    }),
  ];
  const { seen } = executeRequest(QUERY_REQUEST);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.error?.message).toBe('half');
});

describe('a response with data and errors', () => {
  const partialResponse = {
    data: { home: { assigned: null }, viewer: null },
    errors: [{ message: 'half', path: ['home', 'assigned'], extensions: { code: 'INTERNAL' } }],
  };

  test('is passed to Relay with its errors if the request allows partial data', async () => {
    mockResponses = [respondWithJson(partialResponse)];
    const { seen } = executeRequest(QUERY_REQUEST, {}, PARTIAL_DATA_CACHE_CONFIG);
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual({ data: partialResponse, error: null, done: true });
  });

  test.each([
    ['the request does not allow partial data', partialResponse, {}],
    [
      'a field of the query is missing',
      { ...partialResponse, errors: [{ message: 'half', path: ['viewer'] }] },
      PARTIAL_DATA_CACHE_CONFIG,
    ],
    [
      'one of the errors concerns the whole request',
      { ...partialResponse, errors: [...partialResponse.errors, { message: 'whole' }] },
      PARTIAL_DATA_CACHE_CONFIG,
    ],
    ['there is no data', { ...partialResponse, data: null }, PARTIAL_DATA_CACHE_CONFIG],
  ])('fails as a whole if %s', async (_, response, cacheConfig) => {
    mockResponses = [respondWithJson(response)];
    const { seen } = executeRequest(QUERY_REQUEST, {}, cacheConfig);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen).toMatchObject({ data: null, error: { message: 'half', code: 'INTERNAL' } });
    expect(sentRequests).toHaveLength(1);
  });
});

test.each([
  ['no network', refuseConnection],
  ['a proxy without a server', async () => new Response('<html>', { status: 502 })],
  ['a database that is away', respondWithError('UNAVAILABLE')],
])('retries a query automatically after %s', async (_, failure) => {
  isServerReady = false;
  mockResponses = [failure, respondWithJson({ data: {} })];
  const { seen } = executeRequest(QUERY_REQUEST);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(serverReachabilityTracker.isOnline()).toBe(false);
  expect(sentRequests).toHaveLength(1);
  isServerReady = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(serverReachabilityTracker.isOnline()).toBe(true);
  expect(seen.done).toBe(true);
});

test('does not retry a mutation', async () => {
  mockResponses = [refuseConnection];
  const { seen } = executeRequest(MUTATION_REQUEST);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen.error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(sentRequests).toHaveLength(1);
});

test('waits for the time in the Retry-After header when rate-limited', async () => {
  mockResponses = [respondWithError('RATE_LIMITED', { 'retry-after': '12' }), respondWithJson({ data: {} })];
  const { seen } = executeRequest(QUERY_REQUEST);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(sentRequests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(seen.done).toBe(true);
});

test('unsubscribing aborts the request and emits nothing more', async () => {
  const { seen, subscription } = executeRequest(QUERY_REQUEST);
  subscription.unsubscribe();
  await jest.advanceTimersByTimeAsync(0);
  expect(sentRequests[0]?.signal?.aborted).toBe(true);
  expect(seen).toEqual({ data: null, error: null, done: false });
});

test('unsubscribing while the response body is read does not report the server as unreachable', async () => {
  const interruptedBody = new Response(new ReadableStream());
  mockResponses = [async () => interruptedBody];
  const readBody = jest
    .spyOn(interruptedBody, 'json')
    .mockImplementation(() => new Promise((_resolve, reject) => rejectOnAbort(sentRequests[0], reject)));
  const { subscription } = executeRequest(QUERY_REQUEST);
  await jest.advanceTimersByTimeAsync(0);
  expect(readBody).toHaveBeenCalledTimes(1);
  subscription.unsubscribe();
  await jest.advanceTimersByTimeAsync(0);
  expect(serverReachabilityTracker.isOnline()).toBe(true);
});

test('unsubscribing stops waiting for an unreachable server', async () => {
  isServerReady = false;
  mockResponses = [refuseConnection];
  const { subscription } = executeRequest(QUERY_REQUEST);
  await jest.advanceTimersByTimeAsync(1_000);
  subscription.unsubscribe();
  isServerReady = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(sentRequests).toHaveLength(1);
});

describe('the sign-in dialog', () => {
  const forMika = { 'winnow-viewer': 'mika' };
  const forNobody = { 'winnow-viewer': '' };
  const done = { data: { edit: { errors: [] } } };
  const wantsSomebody = { data: { edit: { errors: [{ code: 'UNAUTHENTICATED' }] } } };

  test('resends a mutation unchanged after an anonymous viewer signs in', async () => {
    mockResponses = [respondWithJson(wantsSomebody, 200, forNobody), respondWithJson(done, 200, forMika)];
    const { seen } = executeRequest(MUTATION_REQUEST, { input: { idempotencyKey: 'k' } });
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(true);
    expect(seen.data).toBeNull();
    const settle = jest.spyOn(sessionGuard, 'reloadIfUserChanged').mockImplementation();
    sessionGuard.completeSignIn('first');
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(false);
    expect(sentRequests.map(({ body }) => body)).toEqual([sentRequests[0]!.body, sentRequests[0]!.body]);
    expect(seen.data).toEqual(done);
    // The page was loaded for an anonymous viewer, so it is reloaded after this mutation.
    expect(settle).toHaveBeenCalledTimes(1);
  });

  test('asks the same user to sign in after the session has ended, and repeats the query', async () => {
    mockResponses = [
      respondWithJson({ data: { viewer: 1 } }, 200, forMika),
      respondWithJson({ data: { viewer: null } }, 200, forNobody),
      respondWithJson({ data: { viewer: 2 } }, 200, forMika),
    ];
    executeRequest(QUERY_REQUEST);
    await jest.advanceTimersByTimeAsync(0);
    const { seen } = executeRequest(QUERY_REQUEST);
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
    mockResponses = [
      respondWithError('UNAUTHENTICATED'),
      respondWithError('UNAUTHENTICATED'),
      respondWithJson(wantsSomebody),
    ];
    const first = executeRequest(QUERY_REQUEST);
    await jest.advanceTimersByTimeAsync(0);
    sessionGuard.declineSignIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(first.seen.error?.message).toBe('It is UNAUTHENTICATED.');
    const second = executeRequest(QUERY_REQUEST);
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(false);
    expect(second.seen.error).toBeTruthy();
    const edit = executeRequest(MUTATION_REQUEST);
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionGuard.isSignInRequested()).toBe(true);
    sessionGuard.declineSignIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(edit.seen.data).toEqual(wantsSomebody);
  });

  test('sends the expected viewer with mutations, and holds them while another user is signed in', async () => {
    const forDana = { 'winnow-viewer': 'dana' };
    mockResponses = [
      respondWithJson({ data: { viewer: 1 } }, 200, forMika),
      respondWithError('UNAUTHENTICATED', forDana),
      respondWithJson({ data: { viewer: 2 } }, 200, forDana),
      respondWithJson(done, 200, forMika),
    ];
    executeRequest(QUERY_REQUEST);
    await jest.advanceTimersByTimeAsync(0);
    const edit = executeRequest(MUTATION_REQUEST);
    await jest.advanceTimersByTimeAsync(0);
    expect(new Headers(sentRequests[1]!.headers).get('winnow-viewer')).toBe('mika');
    expect([sessionGuard.isSignInRequested(), sessionGuard.isOtherUser()]).toEqual([true, true]);
    // While the page still belongs to the first user, a query returns no data of the other user.
    const read = executeRequest(QUERY_REQUEST);
    await jest.advanceTimersByTimeAsync(0);
    expect([read.seen.data, edit.seen.error]).toEqual([null, null]);
    sessionGuard.completeSignIn('same');
    await jest.advanceTimersByTimeAsync(0);
    expect(edit.seen.data).toEqual(done);
    expect(sessionGuard.isOtherUser()).toBe(false);
  });
});

describe('the response in the HTML page', () => {
  const EMBEDDED_DATA = { project: { name: 'Network' } };
  beforeEach(() => {
    firstResponse = new FirstResponse({
      documentId: 'hash',
      variables: { key: 'NET' },
      viewer: '',
      response: { data: EMBEDDED_DATA },
    });
    mockResponses = [
      respondWithJson({ data: { project: null } }),
      respondWithJson({ data: { project: null } }),
    ];
  });
  const requestProject = async () => {
    const { seen } = executeRequest(QUERY_REQUEST, { key: 'NET' });
    await jest.advanceTimersByTimeAsync(0);
    return seen;
  };

  test('is used instead of the first request, and not again', async () => {
    expect(await requestProject()).toEqual({ data: { data: EMBEDDED_DATA }, error: null, done: true });
    expect(sentRequests).toHaveLength(0);
    expect((await requestProject()).data).toEqual({ data: { project: null } });
    expect(sentRequests).toHaveLength(1);
  });

  test('is not used after a live update, which may be newer', async () => {
    live.writeLiveUpdateToStore(() => {});
    expect((await requestProject()).data).toEqual({ data: { project: null } });
  });

  test('is not used after a mutation, whose response may be newer', async () => {
    executeRequest(MUTATION_REQUEST);
    await jest.advanceTimersByTimeAsync(0);
    expect((await requestProject()).data).toEqual({ data: { project: null } });
  });
});
