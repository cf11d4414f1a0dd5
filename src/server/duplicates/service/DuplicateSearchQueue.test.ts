import { DuplicateSearchQueue } from './DuplicateSearchQueue';

describe('the queue of searches', () => {
  let queue: DuplicateSearchQueue;
  /** The names of the searches that have begun. */
  let begun: string[];
  let answers: Map<string, (result: string) => void>;
  beforeEach(() => {
    jest.useFakeTimers();
    queue = new DuplicateSearchQueue(1_000);
    begun = [];
    answers = new Map();
  });
  afterEach(() => jest.useRealTimers());

  const search = (name: string, signal?: AbortSignal): Promise<string | null> =>
    queue.runSearch(() => {
      begun.push(name);
      return new Promise((resolve) => answers.set(name, resolve));
    }, signal);
  const answer = async (name: string, result = name): Promise<void> => {
    answers.get(name)!(result);
    await jest.advanceTimersByTimeAsync(0);
  };

  it('begins two searches at once, and the next ones in their order when these have ended', async () => {
    const searches = ['a', 'b', 'c', 'd'].map((name) => search(name));
    expect(begun).toEqual(['a', 'b']);
    await answer('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await answer(name);
    expect(await Promise.all(searches)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not begin searches that have waited for too long, and begins later ones only when the thread has answered', async () => {
    const expired = ['a', 'b', 'c'].map((name) => search(name));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(expired)).toEqual([null, null, null]);
    const later = search('d');
    expect(begun).toEqual(['a', 'b']);
    await answer('a');
    expect(begun).toEqual(['a', 'b', 'd']);
    await answer('d');
    expect(await later).toBe('d');
  });

  it('does not begin aborted searches, and does not wait for those that have begun', async () => {
    const controller = new AbortController();
    const aborted = ['a', 'b', 'c'].map((name) => search(name, controller.signal));
    const other = search('d');
    controller.abort();
    expect(await Promise.all(aborted)).toEqual([null, null, null]);
    expect(await search('e', controller.signal)).toBeNull();
    await answer('b');
    expect(begun).toEqual(['a', 'b', 'd']);
    await answer('d');
    expect(await other).toBe('d');
  });

  it('rejects searches at once while 50 are waiting', async () => {
    const searches = Array.from({ length: 52 }, (_, i) => search(String(i)));
    expect(await search('too many')).toBeNull();
    await answer('0');
    expect(begun).toEqual(['0', '1', '2']);
    const next = search('next');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all([...searches, next])).toEqual(['0', ...Array<null>(52).fill(null)]);
  });

  it('continues after a search that has failed', async () => {
    const failed = queue.runSearch(() => Promise.reject(new Error('The thread has stopped.')));
    expect(await failed).toBeNull();
    const searches = ['a', 'b'].map((name) => search(name));
    for (const name of ['a', 'b']) await answer(name);
    expect(await Promise.all(searches)).toEqual(['a', 'b']);
  });
});
