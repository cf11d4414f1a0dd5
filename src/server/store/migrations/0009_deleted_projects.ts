/** Allows projects to be deleted and restored, and records who created a project, who can undo its creation. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  // The new columns have constant defaults, so that PostgreSQL does not have to rewrite existing rows.
  `ALTER TABLE project
    ADD COLUMN created_by_id int,
    ADD COLUMN deleted_at timestamptz,
    ADD COLUMN deleted_by_id int,
    ADD COLUMN contents text COLLATE "C" NOT NULL DEFAULT 'kept'`,
];
