import { type PersistedMutation, PersistedQueue } from './persistedQueue';

beforeEach(() => window.localStorage.clear());

/** Fake Web Locks, shared by the pages of one browser. */
class FakeLocks {
  private readonly holders = new Map<string, Promise<unknown>>();
  private readonly ends: (() => void)[] = [];

  /** The fake LockManager that each page receives. */
  readonly ofPage = {
    request: (name: string, work: () => unknown) => {
      const turn = (this.holders.get(name) ?? Promise.resolve()).then(() =>
        Promise.race([work(), new Promise<void>((end) => this.ends.push(end))]),
      );
      this.holders.set(name, turn);
      return turn;
    },
  } as unknown as LockManager;

  /** Closes all pages that hold a lock. */
  async release(): Promise<void> {
    for (const end of this.ends.splice(0)) end();
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const vote: PersistedMutation = { name: 'setVote', input: { idempotencyKey: 'k' }, words: 'vote', href: '/' };

test('one waiting page takes over the mutations of a page when that page closes', async () => {
  const locks = new FakeLocks();
  new PersistedQueue(window.localStorage, locks.ofPage).save('U1', [vote]);
  await settled();
  const taken: PersistedMutation[][] = [];
  const heirs = [1, 2].map(() => new PersistedQueue(window.localStorage, locks.ofPage));
  const takingOver = heirs.map((heir) => heir.takeOver('U1', (mutations) => taken.push(mutations)));
  await settled();
  // Nothing has been taken over, because the page that holds the lock is still open.
  expect(taken).toEqual([]);
  await locks.release();
  await Promise.all(takingOver);
  expect(taken).toEqual([[vote]]);
  expect(window.localStorage).toHaveLength(0);
});

test('leaves the mutations of another viewer in storage', async () => {
  new PersistedQueue(window.localStorage, undefined).save('U2', [vote]);
  await new PersistedQueue(window.localStorage, undefined).takeOver('U1', () => {
    throw new Error('Took over the mutations of another viewer.');
  });
  expect(window.localStorage).toHaveLength(1);
});
