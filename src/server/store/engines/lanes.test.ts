import { ConnectionLanes } from './lanes';

test('foreground work runs before background work', async () => {
  const lanes = new ConnectionLanes();
  const order: string[] = [];
  const work = async (name: string, lane: 'foreground' | 'background') => {
    const release = await lanes.acquire(lane);
    order.push(name);
    await Promise.resolve();
    release();
  };
  const release = await lanes.acquire('background');
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

test('grants the connection to one holder at a time, and releasing twice has no effect', async () => {
  const lanes = new ConnectionLanes();
  const first = await lanes.acquire('foreground');
  let entered = 0;
  const second = lanes.acquire('foreground').then((release) => {
    entered++;
    return release;
  });
  void lanes.acquire('foreground').then(() => entered++);
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

  /** Takes a lane and tells when it has it. */
  function entering(lanes: ConnectionLanes, lane: 'foreground' | 'background') {
    const entered: { release?: () => void } = {};
    void lanes.acquire(lane).then((release) => (entered.release = release));
    return entered;
  }

  test('yields the connection to the next foreground request', async () => {
    const lanes = new ConnectionLanes();
    const chunk = await lanes.acquire('background');
    const page = entering(lanes, 'foreground');
    const nextChunk = entering(lanes, 'background');
    chunk();
    await settled();
    page.release!();
    await jest.advanceTimersByTimeAsync(2);
    expect(nextChunk.release).toBeUndefined();
    const rest = entering(lanes, 'foreground');
    await settled();
    rest.release!();
    await jest.advanceTimersByTimeAsync(3);
    expect(nextChunk.release).toBeUndefined();
    await jest.advanceTimersByTimeAsync(2);
    nextChunk.release!();
  });

  test('that is requested right after a foreground request waits for the pause', async () => {
    const lanes = new ConnectionLanes();
    (await lanes.acquire('foreground'))();
    const chunk = entering(lanes, 'background');
    await settled();
    expect(chunk.release).toBeUndefined();
    await jest.advanceTimersByTimeAsync(5);
    expect(chunk.release).toBeDefined();
  });

  test('makes progress in spite of continuous foreground reads', async () => {
    const lanes = new ConnectionLanes();
    (await lanes.acquire('foreground'))();
    const chunk = entering(lanes, 'background');
    for (let statement = 0; statement < 100 && !chunk.release; statement++) {
      const read = entering(lanes, 'foreground');
      await settled();
      await jest.advanceTimersByTimeAsync(1);
      read.release!();
      await settled();
    }
    expect(chunk.release).toBeDefined();
  });
});
