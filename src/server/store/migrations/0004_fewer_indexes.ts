/**
 * Drops indexes that are no longer read, because lists are sorted in memory. Each change of an issue had to
 * update them.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...DROP_ISSUE_INDEX_STATEMENTS, ...BULK_ITEM_INDEX_STATEMENTS])
    await sql.raw(statement).execute(db);
}

// Dropped indexes of the issue table. For projects that are not in memory, PostgreSQL now sorts by these
// columns, and filters by type, without an index.
const DROP_ISSUE_INDEX_STATEMENTS = [
  ...['issue_priority', 'issue_comments', 'issue_votes', 'issue_type'],
  ...['issue_priority_up', 'issue_comments_up', 'issue_votes_up'],
].map((name) => `DROP INDEX IF EXISTS ${name}`);
const BULK_ITEM_INDEX_STATEMENTS = [
  `DROP INDEX bulk_item_outcome`,
  // Serves pages of the issues of a bulk operation with a rare outcome. Most issues are pending or changed (0
  // or 1) and need no index.
  `CREATE INDEX bulk_item_untouched ON bulk_item (project_id, operation, outcome, number) WHERE outcome > 1`,
];
