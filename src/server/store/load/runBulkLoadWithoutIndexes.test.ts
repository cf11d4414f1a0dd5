import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { LARGE_TABLE_INDEXES } from '../tables/indexes';
import { bulkLoadIssues } from './bulkLoadIssues';
import { createNewIssueWithDefaults } from './NewIssue';
import { createMissingIndexes } from '../migrations/createMissingIndexes';
import { runBulkLoadWithoutIndexes } from './runBulkLoadWithoutIndexes';
import { createProject } from './createProject';
import type { DatabaseStore } from '../DatabaseStore';

describeEachDatabaseEngine('loading without indexes', (open) => {
  let store: DatabaseStore;
  let projectId: number;

  beforeEach(async () => {
    store = await open();
    projectId = await createProject(store.db, {
      key: 'NET',
      name: 'Network',
      description: '',
      visibility: 'public',
      createdAt: new Date(0),
    });
  });

  const countIndexes = async () => {
    const { rows } = await sql<{ indexname: string }>`
      SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()`.execute(store.db);
    const names = new Set(rows.map((row) => row.indexname));
    return LARGE_TABLE_INDEXES.filter(({ name }) => names.has(name)).length;
  };

  it('drops the indexes while an empty database is filled and builds them at the end', async () => {
    let during = -1;
    await runBulkLoadWithoutIndexes(store, async () => {
      during = await countIndexes();
      await bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 1 })]);
    });
    expect(during).toBe(0);
    expect(await countIndexes()).toBe(LARGE_TABLE_INDEXES.length);
  });

  it('keeps the indexes when the database already contains issues', async () => {
    await bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 1 })]);
    let during = -1;
    await runBulkLoadWithoutIndexes(store, async () => {
      during = await countIndexes();
    });
    expect(during).toBe(LARGE_TABLE_INDEXES.length);
  });

  it('rebuilds the indexes after a failed load', async () => {
    const failing = runBulkLoadWithoutIndexes(store, () => Promise.reject(new Error('lost')));
    await expect(failing).rejects.toThrow('lost');
    expect(await countIndexes()).toBe(LARGE_TABLE_INDEXES.length);
  });

  it('createMissingIndexes creates indexes that a killed load left out', async () => {
    await sql`DROP INDEX issue_words, issue_updated`.execute(store.db);
    expect(await countIndexes()).toBe(LARGE_TABLE_INDEXES.length - 2);
    await createMissingIndexes(store.db, store.engine);
    expect(await countIndexes()).toBe(LARGE_TABLE_INDEXES.length);
  });
});
