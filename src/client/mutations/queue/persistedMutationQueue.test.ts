import { type PersistedMutation, PersistedMutationQueue } from './persistedMutationQueue';

beforeEach(() => window.localStorage.clear());

/** Fake Web Locks, shared by the pages of one browser. */
class FakeWebLocks {
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
  async releaseAllLocks(): Promise<void> {
    for (const end of this.ends.splice(0)) end();
    await flushPromises();
  }
}

const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const persistedVoteMutation: PersistedMutation = {
  name: 'setVote',
  input: { idempotencyKey: 'k' },
  words: 'vote',
  href: '/',
};

test('one waiting page takes over the persisted mutations of a page when that page closes', async () => {
  const locks = new FakeWebLocks();
  new PersistedMutationQueue(window.localStorage, locks.ofPage).saveMutations('U1', [persistedVoteMutation]);
  await flushPromises();
  const taken: PersistedMutation[][] = [];
  const heirs = [1, 2].map(() => new PersistedMutationQueue(window.localStorage, locks.ofPage));
  const takingOver = heirs.map((heir) =>
    heir.takeOverMutationsOfOtherTabs('U1', (mutations) => taken.push(mutations)),
  );
  await flushPromises();
  // Nothing has been taken over, because the page that holds the lock is still open.
  expect(taken).toEqual([]);
  await locks.releaseAllLocks();
  await Promise.all(takingOver);
  expect(taken).toEqual([[persistedVoteMutation]]);
  expect(window.localStorage).toHaveLength(0);
});

test('leaves the persisted mutations of another viewer in storage', async () => {
  new PersistedMutationQueue(window.localStorage, undefined).saveMutations('U2', [persistedVoteMutation]);
  await new PersistedMutationQueue(window.localStorage, undefined).takeOverMutationsOfOtherTabs('U1', () => {
    throw new Error('Took over the mutations of another viewer.');
  });
  expect(window.localStorage).toHaveLength(1);
});
