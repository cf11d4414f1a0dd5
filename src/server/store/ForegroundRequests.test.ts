import { setTimeout } from 'node:timers/promises';
import { ForegroundRequests } from './ForegroundRequests';

const NEVER = 1_000_000;

/** Whether it has resolved by the time that all that is to be done at once is done. */
const hasCome = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), setTimeout(0, false)]);

it('whenIdle resolves immediately without foreground requests', async () => {
  await new ForegroundRequests().whenIdle(NEVER);
});

it('whenIdle resolves when the last request has ended, and ending twice has no effect', async () => {
  const attendance = new ForegroundRequests();
  const [leave, leaveToo] = [attendance.begin(), attendance.begin()];
  const quiet = attendance.whenIdle(NEVER);
  leave();
  leave();
  expect(await hasCome(quiet)).toBe(false);
  leaveToo();
  await quiet;
  const again = attendance.begin();
  const next = attendance.whenIdle(NEVER);
  expect(await hasCome(next)).toBe(false);
  again();
  await next;
});

it('whenIdle resolves after its maximum wait in spite of foreground requests', async () => {
  const attendance = new ForegroundRequests();
  attendance.begin();
  await attendance.whenIdle(1);
});
