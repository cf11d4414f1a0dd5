/** Adds the task counts of descriptions to issues. A background job counts the tasks of existing issues. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  // PostgreSQL adds columns with a constant default without writing the rows.
  `ALTER TABLE issue
    ADD COLUMN task_count smallint NOT NULL DEFAULT 0,
    ADD COLUMN completed_task_count smallint NOT NULL DEFAULT 0`,
  // The position of the job: project id and number of the last issue that it has counted (see read/taskCounts.ts).
  `INSERT INTO setting (key, value) SELECT 'tasks.counted', '[0,0]' WHERE EXISTS (SELECT FROM issue)`,
];
