import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { bulkLoadIssues } from '../load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../load/NewIssue';
import { createProject } from '../load/createProject';
import { vacuumAfterBulkLoad } from './vacuum';

describeEachDatabaseEngine('vacuumAfterLoad', (open) => {
  test('updates row estimates and marks all pages visible after a large load, but not after a small one', async () => {
    const store = await open();
    const project = { key: 'NET', name: 'Net', description: '', visibility: 'public' } as const;
    const projectId = await createProject(store.db, { ...project, createdAt: new Date(0) });
    const issues = Array.from({ length: 500 }, (_, i) => createNewIssueWithDefaults({ number: i + 1 }));
    await bulkLoadIssues(store, projectId, issues);
    const known = async () => {
      const { rows } = await sql<{ rows: number; visible: boolean }>`
        SELECT reltuples::int AS rows, relpages > 0 AND relallvisible = relpages AS visible
        FROM pg_class WHERE oid = 'issue'::regclass`.execute(store.db);
      return rows[0];
    };
    await vacuumAfterBulkLoad(store.background, 10);
    expect(await known()).toMatchObject({ visible: false });
    await vacuumAfterBulkLoad(store.background, 500);
    expect(await known()).toEqual({ rows: 500, visible: true });
  });
});
