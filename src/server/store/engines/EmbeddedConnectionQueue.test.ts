import { EmbeddedConnectionQueue } from './EmbeddedConnectionQueue';

test('foreground statements go before background work', async () => {
  const lanes = new EmbeddedConnectionQueue();
  const order: string[] = [];
  const work = async (name: string, lane: 'foreground' | 'background') => {
    const release = await lanes.acquireConnection(lane);
    order.push(name);
    await Promise.resolve();
    release();
  };
  const release = await lanes.acquireConnection('background');
  const all = [
    work('import 1', 'background'),
    work('import 2', 'background'),
    work('page 1', 'foreground'),
    work('page 2', 'foreground'),
  ];
  release();
  await Promise.all(all);
  expect(order).toEqual(['page 1', 'page 2', 'import 1', 'import 2']);
});

test('the connection has one holder at a time, and releasing it twice has no effect', async () => {
  const lanes = new EmbeddedConnectionQueue();
  const first = await lanes.acquireConnection('foreground');
  let entered = 0;
  const second = lanes.acquireConnection('foreground').then((release) => {
    entered++;
    return release;
  });
  void lanes.acquireConnection('foreground').then(() => entered++);
  first();
  first();
  await second;
  await new Promise((resolve) => setImmediate(resolve));
  expect(entered).toBe(1);
});

describe('background work', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const settled = () => jest.advanceTimersByTimeAsync(0);

  /** Requests the connection. `release` is set once the connection is granted. */
  function startAcquiringConnection(lanes: EmbeddedConnectionQueue, lane: 'foreground' | 'background') {
    const acquired: { release?: () => void } = {};
    void lanes.acquireConnection(lane).then((release) => (acquired.release = release));
    return acquired;
  }

  test('waits for the grace period after each foreground statement', async () => {
    const lanes = new EmbeddedConnectionQueue();
    const chunk = await lanes.acquireConnection('background');
    const page = startAcquiringConnection(lanes, 'foreground');
    const nextChunk = startAcquiringConnection(lanes, 'background');
    chunk();
    await settled();
    page.release!();
    await jest.advanceTimersByTimeAsync(2);
    expect(nextChunk.release).toBeUndefined();
    const secondPage = startAcquiringConnection(lanes, 'foreground');
    await settled();
    secondPage.release!();
    await jest.advanceTimersByTimeAsync(3);
    expect(nextChunk.release).toBeUndefined();
    await jest.advanceTimersByTimeAsync(2);
    nextChunk.release!();
  });

  test('waits when it is requested during the grace period', async () => {
    const lanes = new EmbeddedConnectionQueue();
    (await lanes.acquireConnection('foreground'))();
    const chunk = startAcquiringConnection(lanes, 'background');
    await settled();
    expect(chunk.release).toBeUndefined();
    await jest.advanceTimersByTimeAsync(5);
    expect(chunk.release).toBeDefined();
  });

  test('is not starved by continuous foreground statements', async () => {
    const lanes = new EmbeddedConnectionQueue();
    (await lanes.acquireConnection('foreground'))();
    const chunk = startAcquiringConnection(lanes, 'background');
    for (let statement = 0; statement < 100 && !chunk.release; statement++) {
      const read = startAcquiringConnection(lanes, 'foreground');
      await settled();
      await jest.advanceTimersByTimeAsync(1);
      read.release!();
      await settled();
    }
    expect(chunk.release).toBeDefined();
  });

  test('gets one turn every 250 ms while foreground statements are always queued', async () => {
    const lanes = new EmbeddedConnectionQueue();
    const turns: number[] = [];
    const startedAt = performance.now();
    const loop = async (lane: 'foreground' | 'background', milliseconds: number): Promise<void> => {
      while (performance.now() - startedAt < 1_000) {
        const release = await lanes.acquireConnection(lane);
        if (lane === 'background') turns.push(performance.now() - startedAt);
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        release();
      }
    };
    const pages = [loop('foreground', 10), loop('foreground', 10), loop('foreground', 10)];
    const loading = [loop('background', 20), loop('background', 20)];
    await jest.advanceTimersByTimeAsync(2_000);
    await Promise.all([...pages, ...loading]);
    const duringLoad = turns.filter((at) => at < 1_000);
    expect(duringLoad.length).toBeGreaterThanOrEqual(3);
    for (const [i, at] of duringLoad.entries())
      expect(at - (duringLoad[i - 1] ?? 0)).toBeGreaterThanOrEqual(250);
  });
});
