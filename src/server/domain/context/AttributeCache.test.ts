import type { AttributeRow, AttributeKey } from '../../store/read/attributes';
import { AttributeCache } from './AttributeCache';

const label = (id: number, name = `label ${id}`, projectId = 1): AttributeRow => ({
  kind: 'label',
  row: { project_id: projectId, id, name, color: '#000000', description: '' },
});
const key = (id: number, projectId = 1): AttributeKey => ({ kind: 'label', projectId, id });

function stored(...attributes: AttributeRow[]) {
  const asked: number[][] = [];
  const read = async (keys: readonly AttributeKey[]): Promise<AttributeRow[]> => {
    asked.push(keys.map(({ id }) => id));
    return attributes.filter(({ row }) =>
      keys.some(({ id, projectId }) => row.id === id && row.project_id === projectId),
    );
  };
  return { asked, read };
}

it('reads each attribute once per project version', async () => {
  const cache = new AttributeCache();
  const { asked, read } = stored(label(1), label(2), label(3));
  const at = (version: number) => async () => version;
  expect(await cache.get([key(1), key(2)], at(5), read)).toEqual([label(1), label(2)]);
  expect(await cache.get([key(2), key(3)], at(5), read)).toEqual([label(2), label(3)]);
  expect(await cache.get([key(1), key(3)], at(5), read)).toEqual([label(1), label(3)]);
  expect(asked).toEqual([[1, 2], [3]]);
  await cache.get([key(1)], at(6), read);
  expect(asked.at(-1)).toEqual([1]);
});

it('returns renamed and new attributes after a new version', async () => {
  const cache = new AttributeCache();
  await cache.get([key(1)], async () => 1, stored(label(1, 'old')).read);
  const { read } = stored(label(1, 'new'), label(9));
  expect(await cache.get([key(1)], async () => 2, read)).toEqual([label(1, 'new')]);
  // A label that does not exist is not cached as missing.
  expect(await cache.get([key(9)], async () => 2, stored().read)).toEqual([]);
  expect(await cache.get([key(9)], async () => 2, read)).toEqual([label(9)]);
});

it('keeps requests of an older version from reading or replacing attributes of a newer one', async () => {
  const cache = new AttributeCache();
  await cache.get([key(1)], async () => 2, stored(label(1, 'new')).read);
  expect(await cache.get([key(1)], async () => 1, stored(label(1, 'between')).read)).toEqual([
    label(1, 'between'),
  ]);
  const { asked, read } = stored();
  expect(await cache.get([key(1)], async () => 2, read)).toEqual([label(1, 'new')]);
  expect(asked).toEqual([]);
});

it('keeps the attributes of projects apart', async () => {
  const cache = new AttributeCache();
  const { read } = stored(label(1, 'here', 1), label(1, 'there', 2));
  const versions = async (projectId: number) => projectId * 10;
  expect(await cache.get([key(1, 1), key(1, 2)], versions, read)).toEqual([
    label(1, 'here', 1),
    label(1, 'there', 2),
  ]);
});

it('evicts the least recently used projects when the cache is full', async () => {
  const cache = new AttributeCache();
  const long = (projectId: number): AttributeRow => {
    const attribute = label(1, 'long', projectId);
    return attribute.kind === 'label'
      ? { ...attribute, row: { ...attribute.row, description: 'x'.repeat(1_000_000) } }
      : attribute;
  };
  const { asked, read } = stored(...Array.from({ length: 21 }, (_, i) => long(i)));
  const ask = (projectId: number) => cache.get([key(1, projectId)], async () => 1, read);
  for (let projectId = 1; projectId <= 20; projectId++) {
    await ask(projectId);
    await ask(1);
  }
  expect(asked).toHaveLength(20);
  await ask(20);
  expect(asked).toHaveLength(20);
  await ask(2);
  expect(asked).toHaveLength(21);
});
