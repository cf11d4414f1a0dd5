/**
 * Adds a table for the issues of a running bulk edit, so that `bulk_item` gets one row per issue with its result, instead
 * of a row that is inserted first and updated later.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  // A row has the numbers of up to 1,000 issues, in ascending order; last_number is the last of them.
  `CREATE TABLE bulk_selection (
    project_id int NOT NULL,
    operation int NOT NULL,
    last_number int NOT NULL,
    numbers int[] NOT NULL,
    PRIMARY KEY (project_id, operation, last_number))`,
];
