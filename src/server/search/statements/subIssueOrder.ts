/** Reads the order that users have given to the sub-issues of issues. */
import { type Kysely, sql } from 'kysely';
import type { IssueRowKey } from '../../store/read/issues';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import { readPackedIntegers } from './packed';
import { selectWithProjectVersion, type ValueAtProjectVersion } from './versioned';

const EMPTY_BYTES = new Uint8Array(0);

/**
 * Returns the numbers of the sub-issues of an issue in order. The result can also contain former sub-issues, whose
 * position is kept. Served by the index sub_issue_position_order.
 */
export async function readSubIssueNumbers(
  db: Kysely<DatabaseTables>,
  { projectId, number }: IssueRowKey,
): Promise<ValueAtProjectVersion<Int32Array<ArrayBuffer>>> {
  const { version, value } = await selectWithProjectVersion<{ numbers: Uint8Array | null }>(
    db,
    projectId,
    ['numbers'],
    sql`SELECT string_agg(int4send(number), '' ORDER BY position, number) AS numbers FROM sub_issue_position
      WHERE project_id = ${projectId} AND parent_number = ${number}`,
  );
  return { version, value: readPackedIntegers(value[0]?.numbers ?? EMPTY_BYTES) };
}

/** All sub-issues of a project with their parents, at the same index. */
export interface ParentsOfSubIssues {
  numbers: Int32Array;
  parents: Int32Array;
}

/** Reads all sub-issues of a project, sorted by parent and, below a parent, in the order that users have given them. */
export async function readParentsOfSubIssues(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<ValueAtProjectVersion<ParentsOfSubIssues>> {
  const { version, value } = await selectWithProjectVersion<
    Record<keyof ParentsOfSubIssues, Uint8Array | null>
  >(
    db,
    projectId,
    ['numbers', 'parents'],
    sql`SELECT string_agg(int4send(number), '') AS numbers, string_agg(int4send(parent_number), '') AS parents
      FROM (SELECT issue.number, issue.parent_number FROM issue
        LEFT JOIN sub_issue_position place ON place.project_id = issue.project_id
          AND place.parent_number = issue.parent_number AND place.number = issue.number
        WHERE issue.project_id = ${projectId} AND issue.parent_number IS NOT NULL
        ORDER BY issue.parent_number, place.position, issue.number) sub_issues`,
  );
  return {
    version,
    value: {
      numbers: readPackedIntegers(value[0]?.numbers ?? EMPTY_BYTES),
      parents: readPackedIntegers(value[0]?.parents ?? EMPTY_BYTES),
    },
  };
}
