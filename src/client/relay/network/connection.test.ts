import { createConnection } from './connection';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('asks with growing pauses until the server is ready, and tells once', async () => {
  const isReady = jest.fn(async () => false);
  const connection = createConnection(isReady);
  const told = jest.fn();
  connection.subscribe(told);
  connection.failed();
  connection.failed();
  await jest.advanceTimersByTimeAsync(7_500);
  expect(isReady).toHaveBeenCalledTimes(4);
  isReady.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(connection.isOnline()).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
});

test('any answer ends it', async () => {
  const isReady = jest.fn(async () => false);
  const connection = createConnection(isReady);
  connection.failed();
  connection.reached();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isReady).not.toHaveBeenCalled();
  expect(connection.isOnline()).toBe(true);
});

test('believes the browser that there is no network, and asks at once when there is', async () => {
  const isReady = jest.fn(async () => true);
  const connection = createConnection(isReady);
  window.dispatchEvent(new Event('offline'));
  expect(connection.isOnline()).toBe(false);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.isOnline()).toBe(true);
});

test('waiting for it can be given up', async () => {
  const connection = createConnection(async () => false);
  connection.failed();
  const controller = new AbortController();
  const waiting = connection.recovered(controller.signal);
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});
