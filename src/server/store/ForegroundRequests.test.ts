import { setTimeout } from 'node:timers/promises';
import { ForegroundRequests } from './ForegroundRequests';

const LONG_TIMEOUT_MS = 1_000_000;

/** Whether a promise is resolved after all pending microtasks have run. */
const isPromiseResolved = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), setTimeout(0, false)]);

it('waitUntilIdle resolves at once without requests in flight', async () => {
  await new ForegroundRequests().waitUntilIdle(LONG_TIMEOUT_MS);
});

it('waitUntilIdle resolves when the last request ends, and ending a request twice counts once', async () => {
  const requests = new ForegroundRequests();
  const [endFirst, endSecond] = [requests.beginForegroundRequest(), requests.beginForegroundRequest()];
  const idle = requests.waitUntilIdle(LONG_TIMEOUT_MS);
  endFirst();
  endFirst();
  expect(await isPromiseResolved(idle)).toBe(false);
  endSecond();
  await idle;
  const endThird = requests.beginForegroundRequest();
  const idleAgain = requests.waitUntilIdle(LONG_TIMEOUT_MS);
  expect(await isPromiseResolved(idleAgain)).toBe(false);
  endThird();
  await idleAgain;
});

it('waitUntilIdle resolves after its maximum wait while requests are in flight', async () => {
  const requests = new ForegroundRequests();
  requests.beginForegroundRequest();
  await requests.waitUntilIdle(1);
});
