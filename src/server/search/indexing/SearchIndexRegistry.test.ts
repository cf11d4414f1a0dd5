import { type ProjectIndexEvent, SearchIndexRegistry, type ProjectIndexer } from './SearchIndexRegistry';
import { ThreadStoppedError } from './RequestThread';
import type { SupervisedThread } from './ThreadSupervisor';

class FakeIndexThread implements SupervisedThread {
  failure: Error | null = null;
  #listener: (error: ThreadStoppedError) => void = () => undefined;

  onThreadStop(listener: (error: ThreadStoppedError) => void): void {
    this.#listener = listener;
  }

  async stopThread(): Promise<void> {
    const error = new ThreadStoppedError('The thread was terminated.');
    this.failure = error;
    this.#listener(error);
  }
}

class FakeProjectIndexer implements ProjectIndexer {
  readonly thread: FakeIndexThread;
  version: number | null = null;
  readonly #loading: () => Promise<void>;

  constructor(thread: FakeIndexThread, loading: () => Promise<void>) {
    this.thread = thread;
    this.#loading = loading;
  }

  async loadIndex(): Promise<void> {
    await this.#loading();
    if (this.thread.failure) throw this.thread.failure;
    this.version = 1;
  }

  async catchUpToVersion(version: number): Promise<void> {
    this.version = version;
  }

  async releaseIndex(): Promise<void> {
    this.version = null;
  }
}

function createTestSearchIndexRegistry(bytes: Record<number, number> = {}, retryTooLargeAfter?: number) {
  const threads: FakeIndexThread[] = [];
  const events: [number, ProjectIndexEvent['state']][] = [];
  const settings = { load: async (): Promise<void> => undefined };
  const registry = new SearchIndexRegistry<FakeIndexThread, FakeProjectIndexer>({
    startThread: () => {
      const thread = new FakeIndexThread();
      threads.push(thread);
      return thread;
    },
    createIndexer: (thread) => new FakeProjectIndexer(thread, () => settings.load()),
    memory: { budget: 100, bytesOf: async (projectId) => bytes[projectId] ?? 10 },
    onProject: ({ projectId, state }) => events.push([projectId, state]),
    ...(retryTooLargeAfter !== undefined && { retryTooLargeAfter }),
  });
  return { registry, threads, events, settings };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('opens all indexes again in a new thread after the thread has stopped', async () => {
  const { registry, threads, events } = createTestSearchIndexRegistry();
  await registry.loadIndex(1);
  await registry.loadIndex(2);
  await threads[0]!.stopThread();
  expect(registry.thread).toBeNull();
  expect(registry.getReadyIndexer(1)).toBeNull();
  expect(registry.getProjectIndexVersions().size).toBe(0);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(threads).toHaveLength(2);
  expect(registry.getReadyIndexer(1)?.thread).toBe(threads[1]);
  expect(registry.getReadyIndexer(2)?.thread).toBe(threads[1]);
  expect(events).toEqual([
    [1, 'ready'],
    [2, 'ready'],
    [1, 'failed'],
    [2, 'failed'],
    [1, 'ready'],
    [2, 'ready'],
  ]);
});

it('reports one failure for an index that was loading when the thread stopped, and loads it again', async () => {
  const { registry, threads, events, settings } = createTestSearchIndexRegistry();
  let finish = (): void => undefined;
  settings.load = () => new Promise((resolve) => (finish = resolve));
  const loaded = registry.loadIndex(1);
  await jest.advanceTimersByTimeAsync(0);
  await threads[0]!.stopThread();
  finish();
  await loaded;
  settings.load = async () => undefined;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual([
    [1, 'failed'],
    [1, 'ready'],
  ]);
});

it('returns no indexer while its index is being loaded again', async () => {
  const { registry } = createTestSearchIndexRegistry();
  await registry.loadIndex(1);
  const indexer = registry.getReadyIndexer(1)!;
  indexer.version = null;
  expect(registry.getReadyIndexer(1)).toBeNull();
  indexer.version = 2;
  expect(registry.getReadyIndexer(1)).toBe(indexer);
});

it('waits longer before each restart while threads stop early', async () => {
  const { registry, threads } = createTestSearchIndexRegistry();
  await registry.loadIndex(1);
  for (const [i, delay] of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
    await threads[i]!.stopThread();
    await jest.advanceTimersByTimeAsync(delay - 1);
    expect(threads).toHaveLength(i + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(threads).toHaveLength(i + 2);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  await threads.at(-1)!.stopThread();
  await jest.advanceTimersByTimeAsync(500);
  expect(threads).toHaveLength(10);
});

it('opens an index without a delay that was first opened between two threads', async () => {
  const { registry, threads, events, settings } = createTestSearchIndexRegistry();
  let finish = (): void => undefined;
  settings.load = () => new Promise((resolve) => (finish = resolve));
  await threads[0]!.stopThread();
  const loaded = registry.loadIndex(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(threads).toHaveLength(2);
  finish();
  await loaded;
  settings.load = async () => undefined;
  await registry.loadIndex(1);
  expect(events).toEqual([
    [1, 'failed'],
    [1, 'ready'],
  ]);
});

it('reports no failure when it is closed while a new thread opens the indexes again', async () => {
  const { registry, threads, events, settings } = createTestSearchIndexRegistry();
  await registry.loadIndex(1);
  let finish = (): void => undefined;
  settings.load = () => new Promise((resolve) => (finish = resolve));
  await threads[0]!.stopThread();
  await jest.advanceTimersByTimeAsync(500);
  expect(threads).toHaveLength(2);
  await registry.close();
  finish();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(threads).toHaveLength(2);
  expect(events).toEqual([
    [1, 'ready'],
    [1, 'failed'],
  ]);
});

it('starts no thread after it was closed', async () => {
  const { registry, threads } = createTestSearchIndexRegistry();
  await registry.loadIndex(1);
  await threads[0]!.stopThread();
  await registry.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(threads).toHaveLength(1);
});

it('reserves the memory of each index once, however often the thread stops', async () => {
  const { registry, threads, events } = createTestSearchIndexRegistry({ 1: 60, 2: 40, 3: 1 });
  for (const projectId of [1, 2, 3]) await registry.loadIndex(projectId);
  expect(registry.reservedBytes).toBe(100);
  for (let i = 0; i < 3; i++) {
    await threads[i]!.stopThread();
    expect(registry.reservedBytes).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(registry.reservedBytes).toBe(100);
  }
  expect(registry.getReadyIndexer(1)).not.toBeNull();
  expect(registry.getReadyIndexer(2)).not.toBeNull();
  expect(events.filter(([projectId]) => projectId === 3)).toEqual([[3, 'too large']]);
});

it('releases the memory of an index that failed to load, and opens it again after the retry delay', async () => {
  const { registry, events, settings } = createTestSearchIndexRegistry();
  settings.load = () => Promise.reject(new Error('The database cannot be reached.'));
  await registry.loadIndex(1);
  expect(registry.reservedBytes).toBe(0);
  settings.load = async () => undefined;
  await registry.loadIndex(1);
  expect(events).toEqual([[1, 'failed']]);
  await jest.advanceTimersByTimeAsync(30_000);
  await registry.loadIndex(1);
  expect(events).toEqual([
    [1, 'failed'],
    [1, 'ready'],
  ]);
});

it('opens an index that was too large again after a delay, which each failure doubles', async () => {
  const bytes = { 1: 101 };
  const { registry, events } = createTestSearchIndexRegistry(bytes, 1_000);
  const countAttempts = async (milliseconds: number): Promise<number> => {
    events.length = 0;
    for (let time = 0; time < milliseconds; time += 100) {
      await registry.loadIndex(1);
      await jest.advanceTimersByTimeAsync(100);
    }
    return events.length;
  };
  await registry.loadIndex(1);
  expect(registry.isTooLarge(1)).toBe(true);
  expect(await countAttempts(1_000)).toBe(0);
  expect(await countAttempts(2_000)).toBe(1);
  expect(await countAttempts(4_000)).toBe(1);
  bytes[1] = 100;
  expect(await countAttempts(1_000)).toBe(1);
  expect(registry.getReadyIndexer(1)).not.toBeNull();
  expect(registry.isTooLarge(1)).toBe(false);
});

it('opens an index that was too large again when another one has released its memory', async () => {
  const { registry } = createTestSearchIndexRegistry({ 1: 60, 2: 50 }, 1_000_000);
  await registry.loadIndex(1);
  await registry.loadIndex(2);
  expect(registry.isTooLarge(2)).toBe(true);
  await registry.releaseIndex(1);
  await registry.loadIndex(2);
  expect(registry.getReadyIndexer(2)).not.toBeNull();
});
