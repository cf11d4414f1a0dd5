/** What was written with each change of an issue, and is no longer read: lists are ordered in memory. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...OF_ISSUES, ...OF_ITEMS]) await sql.raw(statement).execute(db);
}

// Where a project is not in memory, SQL sorts by these, and walks the list to filter by type.
const OF_ISSUES = [
  ...['issue_priority', 'issue_comments', 'issue_votes', 'issue_type'],
  ...['issue_priority_up', 'issue_comments_up', 'issue_votes_up'],
].map((name) => `DROP INDEX IF EXISTS ${name}`);
const OF_ITEMS = [
  `DROP INDEX bulk_item_outcome`,
  // Pages of the items of one outcome: those that are few. The others are nearly all there are.
  `CREATE INDEX bulk_item_untouched ON bulk_item (project_id, operation, outcome, number) WHERE outcome > 1`,
];
