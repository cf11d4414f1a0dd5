import { setTimeout } from 'node:timers/promises';
import { Attendance } from './Attendance';

const NEVER = 1_000_000;

/** Whether it has resolved by the time that all that is to be done at once is done. */
const hasCome = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), setTimeout(0, false)]);

it('is quiet where nobody waits', async () => {
  await new Attendance().quiet(NEVER);
});

it('is quiet once the last of those who wait has left, who leaves once', async () => {
  const attendance = new Attendance();
  const [leave, leaveToo] = [attendance.enter(), attendance.enter()];
  const quiet = attendance.quiet(NEVER);
  leave();
  leave();
  expect(await hasCome(quiet)).toBe(false);
  leaveToo();
  await quiet;
  const again = attendance.enter();
  const next = attendance.quiet(NEVER);
  expect(await hasCome(next)).toBe(false);
  again();
  await next;
});

it('has long work get on, however many ask', async () => {
  const attendance = new Attendance();
  attendance.enter();
  await attendance.quiet(1);
});
