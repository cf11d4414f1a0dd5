import { createServerReachabilityTracker } from './ServerReachabilityTracker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('polls the server with growing pauses until it is ready, and notifies once', async () => {
  const isReady = jest.fn(async () => false);
  const reachability = createServerReachabilityTracker(isReady);
  const onChange = jest.fn();
  reachability.subscribe(onChange);
  reachability.failed();
  reachability.failed();
  await jest.advanceTimersByTimeAsync(7_500);
  expect(isReady).toHaveBeenCalledTimes(4);
  isReady.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(reachability.isOnline()).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('stops polling after any successful response', async () => {
  const isReady = jest.fn(async () => false);
  const reachability = createServerReachabilityTracker(isReady);
  reachability.failed();
  reachability.reached();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isReady).not.toHaveBeenCalled();
  expect(reachability.isOnline()).toBe(true);
});

test('does not poll while the browser is offline, and polls immediately when it is online again', async () => {
  const isReady = jest.fn(async () => true);
  const reachability = createServerReachabilityTracker(isReady);
  window.dispatchEvent(new Event('offline'));
  expect(reachability.isOnline()).toBe(false);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(reachability.isOnline()).toBe(true);
});

test('waiting for the connection can be aborted', async () => {
  const reachability = createServerReachabilityTracker(async () => false);
  reachability.failed();
  const controller = new AbortController();
  const waiting = reachability.recovered(controller.signal);
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});
