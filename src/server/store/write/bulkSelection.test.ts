import { getBulkItemOutcomeCode } from '../../../shared/bulk';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import type { DatabaseStore } from '../DatabaseStore';
import { createProject } from '../load/createProject';
import { type BulkOperationKey, readBulkOperationItems, selectPendingBulkIssueNumbers } from '../read/bulk';
import {
  deleteBulkSelection,
  insertBulkOperation,
  insertBulkSelection,
  lockBulkOperationWithNextIssues,
  updateBulkItemOutcomes,
} from './bulk';
import { runInTransaction } from './transaction';

/** The odd numbers from 1 to 4,999, which take three rows of the table. */
const NUMBERS = Int32Array.from({ length: 2_500 }, (_, i) => 2 * i + 1);
const CHANGED = getBulkItemOutcomeCode('changed');
const PENDING = getBulkItemOutcomeCode('pending');

describeEachDatabaseEngine('the selection of a bulk edit', (open) => {
  let store: DatabaseStore;
  let key: BulkOperationKey;

  beforeEach(async () => {
    store = await open();
    const projectId = await createProject(store.db, {
      key: 'NET',
      name: 'Net',
      description: '',
      visibility: 'public',
      createdAt: new Date(),
    });
    key = await runInTransaction(store.db, async (tx) => {
      const inserted = await insertBulkOperation(tx, {
        projectId,
        actorId: null,
        state: 'running',
        query: '',
        change: '{}',
        comment: null,
        matched: NUMBERS.length,
        frozen: NUMBERS.length,
        undoOf: null,
        runner: 'test',
      });
      await insertBulkSelection(tx, inserted, NUMBERS);
      return inserted;
    });
  });

  const readNext = async (limit: number, above = 0): Promise<number[]> => {
    const next = selectPendingBulkIssueNumbers(key, above, limit);
    return (await runInTransaction(store.db, (tx) => lockBulkOperationWithNextIssues(tx, key, next))).numbers;
  };
  const process = (numbers: readonly number[]) =>
    runInTransaction(store.db, (tx) =>
      updateBulkItemOutcomes(
        tx,
        key,
        numbers.map((number) => ({ number, version: 1, outcome: CHANGED, code: null, message: null })),
        { changed: numbers.length },
      ),
    );
  const readItems = async (outcomes: number[] | null, above: number, limit: number) =>
    (await readBulkOperationItems(store.db, key, { outcomes, above, limit, visibility: 'all' })).map(
      ({ number, outcome }) => `${number} ${outcome === CHANGED ? 'changed' : 'pending'}`,
    );

  it('returns each issue once, in ascending order and in full chunks', async () => {
    const found: number[] = [];
    for (let next = await readNext(700); next.length > 0; next = await readNext(700)) {
      expect(next).toHaveLength(Math.min(700, NUMBERS.length - found.length));
      await process(next);
      found.push(...next);
    }
    expect(found).toEqual([...NUMBERS]);
    expect(await readNext(1_000, 4_990)).toEqual([]);
  });

  it('lists issues that were not processed yet as pending, after the processed ones', async () => {
    await process(await readNext(999));
    expect(await readItems(null, 1_993, 4)).toEqual([
      '1995 changed',
      '1997 changed',
      '1999 pending',
      '2001 pending',
    ]);
    expect(await readItems([PENDING], 0, 2)).toEqual(['1999 pending', '2001 pending']);
    expect(await readItems([PENDING], 4_995, 10)).toEqual(['4997 pending', '4999 pending']);
    expect(await readItems([CHANGED], 1_993, 10)).toEqual(['1995 changed', '1997 changed']);
  });

  it('can be deleted without the items', async () => {
    await process(await readNext(2));
    await runInTransaction(store.db, (tx) => deleteBulkSelection(tx, key));
    expect(await readItems(null, 0, 10)).toEqual(['1 changed', '3 changed']);
    expect(await readNext(10)).toEqual([]);
  });
});
