import { REQUESTS_AT_A_TIME_MAX, WAITING_REQUESTS_BYTES_MAX } from '../../../shared/limits';
import { RequestTurns } from './RequestTurns';

const BODY_BYTES = 1_048_576;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => void jest.useRealTimers());

const startRequest = (turns: RequestTurns, caller: string, connection = new AbortController()) =>
  turns.waitForTurn(caller, BODY_BYTES, connection.signal);

const startRequests = (turns: RequestTurns, caller: string, count: number) =>
  Array.from({ length: count }, () => startRequest(turns, caller));

it('passes the place of an ended request on, in the order of arrival', async () => {
  const turns = new RequestTurns();
  const ends = await Promise.all(startRequests(turns, 'a', REQUESTS_AT_A_TIME_MAX));
  const begun: number[] = [];
  const waiting = startRequests(turns, 'a', 2).map((turn, index) =>
    turn.then((end) => {
      begun.push(index);
      return end!;
    }),
  );
  ends[3]!();
  const endOfFirst = await waiting[0]!;
  expect(begun).toEqual([0]);
  endOfFirst();
  await waiting[1];
  expect(begun).toEqual([0, 1]);
});

it('passes the place of a request on that takes long', async () => {
  const turns = new RequestTurns();
  await Promise.all(startRequests(turns, 'a', REQUESTS_AT_A_TIME_MAX));
  const waiting = startRequests(turns, 'a', REQUESTS_AT_A_TIME_MAX);
  jest.advanceTimersByTime(50);
  for (const end of await Promise.all(waiting)) expect(end).toBeInstanceOf(Function);
});

it('does not let a request wait whose client has closed the connection', async () => {
  const turns = new RequestTurns();
  const ends = await Promise.all(startRequests(turns, 'a', REQUESTS_AT_A_TIME_MAX));
  const connection = new AbortController();
  const closed = startRequest(turns, 'a', connection);
  const next = startRequest(turns, 'a');
  connection.abort();
  expect(await closed).toBeNull();
  ends[0]!();
  expect(await next).toBeInstanceOf(Function);
});

it('lets as many requests run as before after any number of requests', async () => {
  const turns = new RequestTurns();
  for (let round = 0; round < 3; round++) {
    const requests = startRequests(turns, 'a', 3 * REQUESTS_AT_A_TIME_MAX);
    let begunCount = 0;
    for (const request of requests) void request.then(() => begunCount++);
    await Promise.resolve().then(() => undefined);
    expect(begunCount).toBe(REQUESTS_AT_A_TIME_MAX);
    for (const request of requests) (await request)!();
  }
});

it('rejects requests when too many wait', async () => {
  const turns = new RequestTurns();
  const waitingMax = Math.floor(WAITING_REQUESTS_BYTES_MAX / BODY_BYTES);
  const requests = startRequests(turns, 'a', REQUESTS_AT_A_TIME_MAX + waitingMax);
  await expect(Promise.all(requests)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await startRequest(turns, 'b')).toBeInstanceOf(Function);
});
