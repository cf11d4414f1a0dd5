import type { IssueAttributeRow, IssueAttributeKey } from '../../store/read/attributes';
import { IssueAttributeCache } from './IssueAttributeCache';

const createLabelRow = (id: number, name = `label ${id}`, projectId = 1): IssueAttributeRow => ({
  kind: 'label',
  row: { project_id: projectId, id, name, color: '#000000', description: '' },
});
const createLabelKey = (id: number, projectId = 1): IssueAttributeKey => ({ kind: 'label', projectId, id });

function createRecordingAttributeReader(...attributes: IssueAttributeRow[]) {
  const asked: number[][] = [];
  const read = async (keys: readonly IssueAttributeKey[]): Promise<IssueAttributeRow[]> => {
    asked.push(keys.map(({ id }) => id));
    return attributes.filter(({ row }) =>
      keys.some(({ id, projectId }) => row.id === id && row.project_id === projectId),
    );
  };
  return { asked, read };
}

it('reads each attribute once per project version', async () => {
  const cache = new IssueAttributeCache();
  const { asked, read } = createRecordingAttributeReader(
    createLabelRow(1),
    createLabelRow(2),
    createLabelRow(3),
  );
  const at = (version: number) => async () => version;
  expect(await cache.get([createLabelKey(1), createLabelKey(2)], at(5), read)).toEqual([
    createLabelRow(1),
    createLabelRow(2),
  ]);
  expect(await cache.get([createLabelKey(2), createLabelKey(3)], at(5), read)).toEqual([
    createLabelRow(2),
    createLabelRow(3),
  ]);
  expect(await cache.get([createLabelKey(1), createLabelKey(3)], at(5), read)).toEqual([
    createLabelRow(1),
    createLabelRow(3),
  ]);
  expect(asked).toEqual([[1, 2], [3]]);
  await cache.get([createLabelKey(1)], at(6), read);
  expect(asked.at(-1)).toEqual([1]);
});

it('returns renamed and new attributes after a new version', async () => {
  const cache = new IssueAttributeCache();
  await cache.get(
    [createLabelKey(1)],
    async () => 1,
    createRecordingAttributeReader(createLabelRow(1, 'old')).read,
  );
  const { read } = createRecordingAttributeReader(createLabelRow(1, 'new'), createLabelRow(9));
  expect(await cache.get([createLabelKey(1)], async () => 2, read)).toEqual([createLabelRow(1, 'new')]);
  // A label that does not exist is not cached as missing.
  expect(await cache.get([createLabelKey(9)], async () => 2, createRecordingAttributeReader().read)).toEqual(
    [],
  );
  expect(await cache.get([createLabelKey(9)], async () => 2, read)).toEqual([createLabelRow(9)]);
});

it('keeps requests of an older version from reading or replacing attributes of a newer one', async () => {
  const cache = new IssueAttributeCache();
  await cache.get(
    [createLabelKey(1)],
    async () => 2,
    createRecordingAttributeReader(createLabelRow(1, 'new')).read,
  );
  expect(
    await cache.get(
      [createLabelKey(1)],
      async () => 1,
      createRecordingAttributeReader(createLabelRow(1, 'between')).read,
    ),
  ).toEqual([createLabelRow(1, 'between')]);
  const { asked, read } = createRecordingAttributeReader();
  expect(await cache.get([createLabelKey(1)], async () => 2, read)).toEqual([createLabelRow(1, 'new')]);
  expect(asked).toEqual([]);
});

it('keeps the attributes of projects apart', async () => {
  const cache = new IssueAttributeCache();
  const { read } = createRecordingAttributeReader(
    createLabelRow(1, 'here', 1),
    createLabelRow(1, 'there', 2),
  );
  const versions = async (projectId: number) => projectId * 10;
  expect(await cache.get([createLabelKey(1, 1), createLabelKey(1, 2)], versions, read)).toEqual([
    createLabelRow(1, 'here', 1),
    createLabelRow(1, 'there', 2),
  ]);
});

it('evicts the least recently used projects when the cache is full', async () => {
  const cache = new IssueAttributeCache();
  const long = (projectId: number): IssueAttributeRow => {
    const attribute = createLabelRow(1, 'long', projectId);
    return attribute.kind === 'label'
      ? { ...attribute, row: { ...attribute.row, description: 'x'.repeat(1_000_000) } }
      : attribute;
  };
  const { asked, read } = createRecordingAttributeReader(...Array.from({ length: 21 }, (_, i) => long(i)));
  const ask = (projectId: number) => cache.get([createLabelKey(1, projectId)], async () => 1, read);
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
