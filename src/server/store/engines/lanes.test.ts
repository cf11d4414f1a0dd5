import { Lanes } from './lanes';

test('whoever a person waits for goes before background work', async () => {
  const lanes = new Lanes();
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

test('one holder at a time, and releasing twice lets nobody else in', async () => {
  const lanes = new Lanes();
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
