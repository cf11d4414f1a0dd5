import { flushPromises, setUpMutationQueue } from '../../../testing/setUpMutationQueue';
import { draftKeyBuilders, readDraft } from '../../drafts/drafts';
import { updateIssue } from '../updateIssue';
import { createQueuedMutation } from './MutationDefinition';
import { listStorageKeys } from './startedMutationQueue';
import { type PersistedMutation, PersistedMutationQueue } from './PersistedMutationQueue';

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

const loadTestMutationRegistry = () =>
  Promise.resolve((name: string) =>
    name === 'updateIssue' ? createQueuedMutation(updateIssue, { id: '' }).definition : undefined,
  );

test('sends the persisted mutations of a closed page with unchanged idempotency keys', async () => {
  const before = setUpMutationQueue();
  void before.set('HIGH', 'LOW');
  await flushPromises();
  const { idempotencyKey } = before.sent()[0]!;
  // A second page with the same storage, opened after the first one was closed.
  const after = setUpMutationQueue();
  await after.queue.resumePersistedMutations(loadTestMutationRegistry);
  await flushPromises();
  expect(after.sent()).toEqual([{ id: 'I1', priority: 'HIGH', idempotencyKey }]);
  expect(after.priority()).toBe('HIGH');
  await after.accept();
  expect(listStorageKeys(window.localStorage, 'winnow.edits.')).toEqual([]);
});

test('keeps a persisted mutation of an unknown name, lists it as unsent and restores its draft', async () => {
  const unknown = {
    name: 'renamedInALaterBuild',
    input: { idempotencyKey: 'k' },
    words: 'NET-1: comment',
    href: '/projects/NET/issues/1',
    draft: 'What I typed',
    draftPlace: draftKeyBuilders.comment('I1'),
  };
  window.localStorage.setItem('winnow.edits.U1.closed-page', JSON.stringify([unknown]));
  const { queue, sent } = setUpMutationQueue();
  await queue.resumePersistedMutations(loadTestMutationRegistry);
  expect(sent()).toEqual([]);
  expect(queue.getState()).toMatchObject({ unsent: ['NET-1: comment'], waiting: [] });
  expect(readDraft('U1', draftKeyBuilders.comment('I1'))).toBe('What I typed');
  const keys = listStorageKeys(window.localStorage, 'winnow.edits.U1.');
  expect(keys.map((key) => JSON.parse(window.localStorage.getItem(key)!) as unknown)).toEqual([[unknown]]);
});

test('does not load the registry when no other page has left mutations', async () => {
  const { queue } = setUpMutationQueue();
  const load = jest.fn(loadTestMutationRegistry);
  await queue.resumePersistedMutations(load);
  expect(load).not.toHaveBeenCalled();
});

test('keeps unknown persisted mutations in storage when later mutations have been sent', async () => {
  const unknown = { name: 'unknown', input: { idempotencyKey: 'k' }, words: 'NET-1: x', href: '/' };
  window.localStorage.setItem('winnow.edits.U1.closed-page', JSON.stringify([unknown]));
  const { queue, set, accept } = setUpMutationQueue();
  await queue.resumePersistedMutations(loadTestMutationRegistry);
  void set('HIGH', 'LOW');
  await flushPromises();
  await accept();
  const keys = listStorageKeys(window.localStorage, 'winnow.edits.U1.');
  expect(keys.map((key) => JSON.parse(window.localStorage.getItem(key)!) as unknown)).toEqual([[unknown]]);
});
