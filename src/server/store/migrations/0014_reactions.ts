/** Adds reactions to issues and comments. A thumbs-up for an issue is its vote, in the table `vote`. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  // comment_id 0: a reaction to the issue itself.
  `CREATE TABLE reaction (
    project_id int NOT NULL,
    number int NOT NULL,
    comment_id int NOT NULL,
    content smallint NOT NULL,
    user_id int NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (project_id, number, comment_id, content, user_id))`,
];
