import { setTimeout } from 'node:timers/promises';
import { ForegroundRequests } from './ForegroundRequests';

const NEVER = 1_000_000;

/** Whether a promise is resolved after all pending microtasks have run. */
const isResolved = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), setTimeout(0, false)]);

it('whenIdle resolves at once without requests in flight', async () => {
  await new ForegroundRequests().whenIdle(NEVER);
});

it('whenIdle resolves when the last request ends, and ending a request twice counts once', async () => {
  const requests = new ForegroundRequests();
  const [endFirst, endSecond] = [requests.begin(), requests.begin()];
  const idle = requests.whenIdle(NEVER);
  endFirst();
  endFirst();
  expect(await isResolved(idle)).toBe(false);
  endSecond();
  await idle;
  const endThird = requests.begin();
  const idleAgain = requests.whenIdle(NEVER);
  expect(await isResolved(idleAgain)).toBe(false);
  endThird();
  await idleAgain;
});

it('whenIdle resolves after its maximum wait while requests are in flight', async () => {
  const requests = new ForegroundRequests();
  requests.begin();
  await requests.whenIdle(1);
});
