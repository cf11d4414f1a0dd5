import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import { BULK_PREVIEW_TTL_MS, DONE_NOTIFICATION_TTL_DAYS } from '../../../shared/limits';
import { createProject } from '../load/createProject';
import { deleteExpiredRows } from './expiredRows';

describeEachDatabaseEngine('the deletion of expired rows', (open) => {
  it('deletes old bulk previews that were not run, with their items', async () => {
    const { db } = await open();
    const createdAt = new Date();
    const project_id = await createProject(db, {
      key: 'NET',
      name: 'Net',
      description: '',
      visibility: 'public',
      createdAt,
    });
    const expired = sql`now() - make_interval(secs => ${BULK_PREVIEW_TTL_MS / 1000 + 60})`;
    const hourAgo = sql`now() - make_interval(hours => 1)`;
    const insert = (number: number, state: number, at: typeof expired, startedAt: typeof expired | null) =>
      sql`INSERT INTO bulk_operation (project_id, number, state, created_at, beat_at, started_at)
        VALUES (${project_id}, ${number}, ${state}, ${at}, ${at}, ${startedAt ?? null})`.execute(db);
    await insert(1, 0, expired, null);
    await insert(2, 4, expired, null);
    await insert(3, 0, hourAgo, null);
    await insert(4, 2, expired, expired);
    await insert(5, 4, expired, expired);
    // More items than one statement deletes.
    await sql`INSERT INTO bulk_item (project_id, operation, number, outcome)
      SELECT ${project_id}::int, o, n, 0 FROM generate_series(1, 5) o, generate_series(1, 1001) n`.execute(
      db,
    );
    await deleteExpiredRows(db, 0);
    const { rows: operations } = await sql`SELECT number FROM bulk_operation ORDER BY number`.execute(db);
    expect(operations).toEqual([{ number: 3 }, { number: 4 }, { number: 5 }]);
    const { rows: items } =
      await sql`SELECT operation, count(*)::int AS count FROM bulk_item GROUP BY operation ORDER BY operation`.execute(
        db,
      );
    expect(items).toEqual([3, 4, 5].map((operation) => ({ operation, count: 1_001 })));
  });

  it('deletes notifications that were done long ago, and the records of past reminders', async () => {
    const store = await open();
    const { db } = store;
    const project_id = await createProject(db, {
      key: 'NET',
      name: 'Net',
      description: '',
      visibility: 'public',
      createdAt: new Date(),
    });
    // State 1 is read, 2 is done. There are more expired notifications than one statement deletes.
    const insert = (state: number, days: number, numbers: string) =>
      sql`INSERT INTO notification (project_id, user_id, issue_number, bulk_number, reason, state, event_count,
          event_sequence, updated_at, changed_at)
        SELECT ${project_id}::int, 1, n, 0, 0, ${state}::int, 1, 0, now(), now() - make_interval(days => ${days}::int)
        FROM generate_series(lower(${numbers}::int4range), upper(${numbers}::int4range) - 1) n`.execute(db);
    await insert(2, DONE_NOTIFICATION_TTL_DAYS + 1, '[1, 1500]');
    await insert(2, DONE_NOTIFICATION_TTL_DAYS - 1, '[2000, 2002]');
    await insert(1, DONE_NOTIFICATION_TTL_DAYS + 1, '[3000, 3000]');
    await sql`INSERT INTO notification_count (project_id, user_id, state, reason, count)
      SELECT project_id, user_id, state, reason, count(*) FROM notification GROUP BY 1, 2, 3, 4`.execute(db);
    await sql`INSERT INTO due_reminder (project_id, number, due_on) SELECT ${project_id}::int, n, now() + n * interval '1 day'
      FROM generate_series(-3, 1) n`.execute(db);
    await deleteExpiredRows(db, 0);
    const kept = await db.selectFrom('notification').select('issue_number').orderBy('issue_number').execute();
    expect(kept.map(({ issue_number }) => issue_number)).toEqual([2000, 2001, 2002, 3000]);
    const reminders = await db.selectFrom('due_reminder').select('number').orderBy('number').execute();
    expect(reminders.map(({ number }) => number)).toEqual([0, 1]);
    expect(await findStoreInconsistencies(store)).toEqual([]);
  });

  it('continues after a failed step and then throws its error', async () => {
    const { db } = await open();
    await sql`INSERT INTO audit_entry (action, subject, created_at)
      VALUES ('signed_in', 'old', now() - make_interval(days => 31))`.execute(db);
    const failing = db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('idempotency')) throw new Error('The disk is full.');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(deleteExpiredRows(failing, 30)).rejects.toThrow('The disk is full.');
    expect(await db.selectFrom('audit_entry').selectAll().execute()).toEqual([]);
  });

  it('deletes audit entries only after the configured number of days', async () => {
    const { db } = await open();
    await sql`INSERT INTO audit_entry (action, subject, created_at)
      SELECT 'signed_in', 'old', now() - make_interval(days => 31) FROM generate_series(1, 1001)`.execute(db);
    await sql`INSERT INTO audit_entry (action, subject) VALUES ('signed_in', 'new')`.execute(db);
    const readSubjects = async () =>
      (await db.selectFrom('audit_entry').select('subject').distinct().orderBy('subject').execute()).map(
        ({ subject }) => subject,
      );
    await deleteExpiredRows(db, 0);
    await deleteExpiredRows(db, 32);
    expect(await readSubjects()).toEqual(['new', 'old']);
    await deleteExpiredRows(db, 30);
    expect(await readSubjects()).toEqual(['new']);
  });
});
