import { type KeptStep, KeptSteps } from './keptSteps';

beforeEach(() => window.localStorage.clear());

/** Locks of one browser, as pages take and lose them. */
class Locks {
  private readonly holders = new Map<string, Promise<unknown>>();
  private readonly ends: (() => void)[] = [];

  /** As a page of this browser sees them. */
  readonly ofPage = {
    request: (name: string, work: () => unknown) => {
      const turn = (this.holders.get(name) ?? Promise.resolve()).then(() =>
        Promise.race([work(), new Promise<void>((end) => this.ends.push(end))]),
      );
      this.holders.set(name, turn);
      return turn;
    },
  } as unknown as LockManager;

  /** All pages that hold one are gone. */
  async release(): Promise<void> {
    for (const end of this.ends.splice(0)) end();
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const step: KeptStep = { name: 'setVote', input: { idempotencyKey: 'k' }, words: 'vote', href: '/' };

test('what a page leaves is taken over when it is gone, by one of those that wait', async () => {
  const locks = new Locks();
  new KeptSteps(window.localStorage, locks.ofPage).save('U1', [step]);
  await settled();
  const taken: KeptStep[][] = [];
  const heirs = [1, 2].map(() => new KeptSteps(window.localStorage, locks.ofPage));
  const adopting = heirs.map((heir) => heir.adopt('U1', (steps) => taken.push(steps)));
  await settled();
  // It is being reloaded, and still there.
  expect(taken).toEqual([]);
  await locks.release();
  await Promise.all(adopting);
  expect(taken).toEqual([[step]]);
  expect(window.localStorage).toHaveLength(0);
});

test('what is somebody else’s stays', async () => {
  new KeptSteps(window.localStorage, undefined).save('U2', [step]);
  await new KeptSteps(window.localStorage, undefined).adopt('U1', () => {
    throw new Error('It is not theirs.');
  });
  expect(window.localStorage).toHaveLength(1);
});
