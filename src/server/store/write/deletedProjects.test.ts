import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import { insertSmallIssueTracker } from '../../../testing/smallTracker';
import { PROJECT_RESTORE_PERIOD_DAYS } from '../../../shared/limits';
import type { DatabaseStore } from '../DatabaseStore';
import { LARGE_PROJECT_TABLES, SMALL_PROJECT_TABLES } from '../tables/projectTables';
import { removeExpiredProjects } from './deletedProjects';

const RETENTION_MS = PROJECT_RESTORE_PERIOD_DAYS * 86_400_000;

describeEachDatabaseEngine('the removal of deleted projects', (open) => {
  let store: DatabaseStore;
  let netId: number;
  let secId: number;

  beforeEach(async () => {
    store = await open();
    ({ netId, secId } = await insertSmallIssueTracker(store));
    // More rows than one statement removes.
    await sql`INSERT INTO watch (project_id, user_id, number)
      SELECT ${netId}::int, u, n FROM generate_series(1, 3) u, generate_series(1, 700) n
      ON CONFLICT DO NOTHING`.execute(store.db);
    await sql`INSERT INTO bulk_item (project_id, operation, number, outcome)
      SELECT ${netId}::int, o, n, 0 FROM generate_series(1, 2) o, generate_series(1, 1100) n`.execute(
      store.db,
    );
    await sql`INSERT INTO issue_link (project_id, number, kind, to_project_id, to_number)
      VALUES (${secId}, 1, 2, ${netId}, 1)`.execute(store.db);
  });

  const age = (milliseconds: number) =>
    sql`UPDATE project SET deleted_at = now() - make_interval(secs => ${milliseconds / 1000}) WHERE id = ${netId}`.execute(
      store.db,
    );
  const countRows = async (projectId: number): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const table of [...LARGE_PROJECT_TABLES, ...SMALL_PROJECT_TABLES]) {
      const { rows } = await sql<{
        count: number;
      }>`SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE project_id = ${projectId}`.execute(
        store.db,
      );
      if (rows[0]!.count > 0) counts[table] = rows[0]!.count;
    }
    return counts;
  };

  it('keeps all rows of a project that can still be restored', async () => {
    const before = await countRows(netId);
    await age(RETENTION_MS - 60_000);
    await removeExpiredProjects(store.background);
    expect(await countRows(netId)).toEqual(before);
  });

  it('removes all rows of an expired project, also links to it, and nothing else', async () => {
    const others = await countRows(secId);
    const wrongBefore = await findStoreInconsistencies(store);
    await age(RETENTION_MS + 60_000);
    await removeExpiredProjects(store.background);
    expect(await countRows(netId)).toEqual({});
    const { issue_link: links, ...rest } = others;
    expect(await countRows(secId)).toEqual(links === 1 ? rest : { ...rest, issue_link: links! - 1 });
    const project = await store.db
      .selectFrom('project')
      .select(['key', 'name', 'contents'])
      .where('id', '=', netId)
      .executeTakeFirst();
    expect(project).toEqual({ key: 'NET', name: '', contents: 'removed' });
    const isOther = ({ project: key }: { project: string }) => key !== 'NET';
    expect(await findStoreInconsistencies(store)).toEqual(wrongBefore.filter(isOther));
  });

  it('continues an interrupted removal', async () => {
    await age(RETENTION_MS + 60_000);
    const failing = store.background.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"comment"')) throw new Error('The server was killed.');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(removeExpiredProjects(failing)).rejects.toThrow('The server was killed.');
    expect(Object.keys(await countRows(netId))).toContain('comment');
    // A project whose removal has begun is not checked, because it can no longer be restored.
    expect((await findStoreInconsistencies(store)).filter(({ project }) => project === 'NET')).toEqual([]);
    await removeExpiredProjects(store.background);
    expect(await countRows(netId)).toEqual({});
  });

  it('covers every table with rows of projects', async () => {
    const { rows } = await sql<{ table: string }>`
      SELECT DISTINCT table_name AS table FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'project_id'`.execute(store.db);
    // Rows of files are removed after their bytes.
    expect(rows.map(({ table }) => table).sort()).toEqual(
      [...LARGE_PROJECT_TABLES, ...SMALL_PROJECT_TABLES, 'file'].sort(),
    );
  });
});
