/**
 * Adds the order of sub-issues and the progress of the tree below each issue. Existing sub-issues are ordered by number.
 * Imports of earlier versions could write cycles of parents; of each cycle, the issue with the highest number loses its parent.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
  const { rows } = await sql<{
    depth: number | null;
  }>`SELECT max(depth) AS depth FROM sub_issue_level`.execute(db);
  // Issues at the deepest level have no sub-issues, so each level only needs the numbers of the next one.
  for (let depth = rows[0]?.depth ?? 0; depth > 0; depth--) {
    await sql`INSERT INTO sub_issue_progress (project_id, number, total, closed)
      SELECT level.project_id, level.parent_number, count(*) + coalesce(sum(progress.total), 0),
        count(*) FILTER (WHERE is_closed) + coalesce(sum(progress.closed), 0)
      FROM sub_issue_level level LEFT JOIN sub_issue_progress progress USING (project_id, number)
      WHERE depth = ${depth}
      GROUP BY level.project_id, level.parent_number`.execute(db);
  }
  await sql`DROP TABLE sub_issue_level`.execute(db);
}

const MIGRATION_STATEMENTS = [
  `CREATE TABLE sub_issue_position (
    project_id int NOT NULL,
    parent_number int NOT NULL,
    number int NOT NULL,
    position bigint NOT NULL,
    PRIMARY KEY (project_id, parent_number, number))`,
  `CREATE TABLE sub_issue_progress (
    project_id int NOT NULL,
    number int NOT NULL,
    total int NOT NULL,
    closed int NOT NULL,
    version bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (project_id, number))`,
  `WITH RECURSIVE reached AS (
      SELECT project_id, number FROM issue WHERE parent_number IS NULL
        AND EXISTS (SELECT FROM issue child WHERE child.project_id = issue.project_id AND child.parent_number = issue.number)
      UNION ALL
      SELECT child.project_id, child.number FROM reached JOIN issue child
        ON child.project_id = reached.project_id AND child.parent_number = reached.number),
    unreached AS (
      SELECT project_id, number, parent_number FROM issue
      WHERE parent_number IS NOT NULL AND NOT EXISTS (
        SELECT FROM reached WHERE reached.project_id = issue.project_id AND reached.number = issue.number)),
    ancestor (project_id, number, ancestor) AS (
      SELECT project_id, number, parent_number FROM unreached
      UNION
      SELECT ancestor.project_id, ancestor.number, unreached.parent_number FROM ancestor JOIN unreached
        ON unreached.project_id = ancestor.project_id AND unreached.number = ancestor.ancestor),
    -- The ancestors of an issue on a cycle are exactly the issues of the cycle.
    last AS (
      SELECT project_id, number FROM ancestor GROUP BY project_id, number
      HAVING bool_or(ancestor = number) AND max(ancestor) = number)
  UPDATE issue SET parent_number = NULL FROM last
    WHERE issue.project_id = last.project_id AND issue.number = last.number`,
  // The factor is SUB_ISSUE_POSITION_GAP.
  `INSERT INTO sub_issue_position (project_id, parent_number, number, position)
    SELECT project_id, parent_number, number, number * 1048576::bigint FROM issue WHERE parent_number IS NOT NULL`,
  // Serves the sub-issues of an issue in their order.
  `CREATE INDEX sub_issue_position_order ON sub_issue_position (project_id, parent_number, position, number)`,
  `CREATE TEMPORARY TABLE sub_issue_level AS
    WITH RECURSIVE level (project_id, number, parent_number, state_id, depth) AS (
      SELECT project_id, number, parent_number, state_id, 1 FROM issue
      WHERE parent_number IS NOT NULL AND NOT EXISTS (
        SELECT FROM issue parent WHERE parent.project_id = issue.project_id AND parent.number = issue.parent_number
          AND parent.parent_number IS NOT NULL)
      UNION ALL
      SELECT child.project_id, child.number, child.parent_number, child.state_id, level.depth + 1
      FROM level JOIN issue child ON child.project_id = level.project_id AND child.parent_number = level.number)
    SELECT level.project_id, number, parent_number, depth, category >= 3 AS is_closed
    FROM level JOIN workflow_state state ON state.project_id = level.project_id AND state.id = state_id`,
  // Serves the issues whose progress has changed since a version of the project.
  `CREATE INDEX sub_issue_progress_version ON sub_issue_progress (project_id, version)`,
];
