import { existsSync } from 'node:fs';
import path from 'node:path';
import { useTemporaryFolder } from '../../../testing/temporaryFolder';
import { Spool, withScratchFolder } from './Spool';

const folder = useTemporaryFolder();

async function all<T>(spool: Spool<T>): Promise<T[]> {
  const values: T[] = [];
  for await (const value of spool.read()) values.push(value);
  return values;
}

test('gives back in order what was added, far more than it holds in memory', async () => {
  const file = path.join(folder(), 'values');
  const spool = new Spool<{ id: number; text: string }>(file);
  const values = Array.from({ length: 3_000 }, (_, id) => ({
    id,
    text: `line\nbreak \u2028 "é" ${'x'.repeat(50)}`,
  }));
  for (const value of values) await spool.add(value);
  expect(spool.length).toBe(3_000);
  expect(await all(spool)).toEqual(values);
  await spool.close();
});

test('what JSON does not keep is revived', async () => {
  const spool = new Spool<{ createdAt: Date }>(path.join(folder(), 'dates'), (key, value) =>
    key === 'createdAt' ? new Date(value as string) : value,
  );
  await spool.add({ createdAt: new Date(5) });
  expect(await all(spool)).toEqual([{ createdAt: new Date(5) }]);
  await spool.close();
});

test('without a value there is no file', async () => {
  const file = path.join(folder(), 'none');
  const spool = new Spool<number>(file);
  expect(await all(spool)).toEqual([]);
  await spool.close();
  expect(existsSync(file)).toBe(false);
});

test('the scratch folder is gone afterwards, also after a failure', async () => {
  let scratch = '';
  const failing = withScratchFolder((name) => {
    scratch = name;
    expect(existsSync(name)).toBe(true);
    return Promise.reject(new Error('lost'));
  });
  await expect(failing).rejects.toThrow('lost');
  expect(existsSync(scratch)).toBe(false);
});
