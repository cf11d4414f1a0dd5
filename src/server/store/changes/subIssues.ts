/**
 * Maintains the order of sub-issues and the progress of their ancestors. Every write that creates, moves, closes, reopens or
 * deletes issues must call `recordSubIssueChanges`.
 */
import { sql, type Transaction as KyselyTransaction } from 'kysely';
import { OPEN_STATE_CATEGORY_CODES } from '../../../shared/issue';
import type { IssueRow } from '../read/issues';
import {
  computeSubIssueProgressChanges,
  type SubIssueProgress,
  type SubIssueTreeNode,
} from './subIssueProgress';
import type { DatabaseTables } from '../tables/DatabaseTables';

type Transaction = KyselyTransaction<DatabaseTables>;

/**
 * Distance between the positions of neighbors: 20 moves to the same place fit between them. With the highest issue number,
 * positions stay below 2^52, so that JavaScript numbers are exact.
 */
export const SUB_ISSUE_POSITION_GAP = 2 ** 20;

type SubIssueFields = Pick<IssueRow, 'parent_number' | 'state_id'>;

export interface SubIssueChange {
  number: number;
  /** Null: the issue is created. */
  before: SubIssueFields | null;
  /** Null: the issue is deleted. */
  after: SubIssueFields | null;
}

/**
 * Where issues are placed that get a parent: after its other sub-issues, or, for imported data, by their numbers. An issue
 * that has been a sub-issue of this parent before returns to its position.
 */
type SubIssuePlacement = 'last' | 'by number';

/**
 * Updates order and progress after issues have been written. Runs no statement if no parent has changed and no issue with a
 * parent has changed its state, three otherwise, and one more for deleted issues, however many issues have changed.
 * @param tx has locked the project's row, so that the progress changes in the order of the commits
 * @param version the project's version after the write
 */
export async function recordSubIssueChanges(
  tx: Transaction,
  projectId: number,
  changes: readonly SubIssueChange[],
  version: number,
  placement: SubIssuePlacement = 'last',
): Promise<void> {
  const relevant = changes.filter(changesSubIssues);
  if (relevant.length > 0) {
    const moved = relevant.filter(changesParent);
    await placeSubIssues(tx, projectId, moved, placement);
    await updateSubIssueProgress(tx, projectId, relevant, moved, version);
  }
  const deleted = changes.flatMap(({ number, after }) => (after ? [] : number));
  if (deleted.length > 0) {
    await sql`DELETE FROM sub_issue_progress
      WHERE project_id = ${projectId} AND number = ANY(${deleted}::int[])`.execute(tx);
  }
}

const changesParent = ({ before, after }: SubIssueChange): boolean =>
  (before?.parent_number ?? null) !== (after?.parent_number ?? null);

const changesSubIssues = (change: SubIssueChange): boolean =>
  changesParent(change) ||
  (change.after?.parent_number != null && change.before?.state_id !== change.after.state_id);

async function placeSubIssues(
  tx: Transaction,
  projectId: number,
  moved: readonly SubIssueChange[],
  placement: SubIssuePlacement,
): Promise<void> {
  const placed = moved.flatMap(({ number, after }) =>
    after?.parent_number == null ? [] : { number, parent: after.parent_number },
  );
  if (placed.length === 0) return;
  const position =
    placement === 'by number'
      ? sql`placed.number * ${SUB_ISSUE_POSITION_GAP}::bigint`
      : sql`coalesce((SELECT max(position) FROM sub_issue_position last
          WHERE last.project_id = ${projectId} AND last.parent_number = placed.parent_number), 0)
        + placed.nth * ${SUB_ISSUE_POSITION_GAP}::bigint`;
  await sql`INSERT INTO sub_issue_position (project_id, parent_number, number, position)
    SELECT ${projectId}::int, placed.parent_number, placed.number, ${position}
    FROM unnest(${placed.map(({ parent }) => parent)}::int[], ${placed.map(({ number }) => number)}::int[])
      WITH ORDINALITY AS placed (parent_number, number, nth)
    ON CONFLICT DO NOTHING`.execute(tx);
}

async function updateSubIssueProgress(
  tx: Transaction,
  projectId: number,
  changes: readonly SubIssueChange[],
  moved: readonly SubIssueChange[],
  version: number,
): Promise<void> {
  const { closedStates, parents, progress } = await readSubIssueTrees(tx, projectId, changes, moved);
  const toNode = (issue: SubIssueFields | null): SubIssueTreeNode | null =>
    issue && { parent: issue.parent_number, isClosed: closedStates.has(issue.state_id) };
  const differences = computeSubIssueProgressChanges(
    changes.map(({ number, before, after }) => ({ number, before: toNode(before), after: toNode(after) })),
    parents,
    progress,
  );
  if (differences.size === 0) return;
  const each = [...differences];
  await sql`INSERT INTO sub_issue_progress AS progress (project_id, number, total, closed, version)
    SELECT ${projectId}::int, number, total, closed, ${version}::bigint
    FROM unnest(${each.map(([number]) => number)}::int[], ${each.map(([, { total }]) => total)}::int[],
      ${each.map(([, { closed }]) => closed)}::int[]) AS difference (number, total, closed)
    ON CONFLICT (project_id, number) DO UPDATE
      SET total = progress.total + excluded.total, closed = progress.closed + excluded.closed,
        version = excluded.version`.execute(tx);
}

interface SubIssueTrees {
  closedStates: ReadonlySet<number>;
  /** Parents of the old and new parents of the changed issues, and of all their ancestors. */
  parents: ReadonlyMap<number, number | null>;
  /** Progress of the moved issues. */
  progress: ReadonlyMap<number, SubIssueProgress>;
}

async function readSubIssueTrees(
  tx: Transaction,
  projectId: number,
  changes: readonly SubIssueChange[],
  moved: readonly SubIssueChange[],
): Promise<SubIssueTrees> {
  const parentNumbers = new Set(
    changes.flatMap(({ before, after }) => [before?.parent_number ?? [], after?.parent_number ?? []].flat()),
  );
  const { rows } = await sql<{
    closed: number[] | null;
    parents: [number: number, parent: number | null][] | null;
    progress: [number: number, total: number, closed: number][] | null;
  }>`
    WITH RECURSIVE reached (number, parent) AS (
      SELECT number, parent_number FROM issue
      WHERE project_id = ${projectId} AND number = ANY(${[...parentNumbers]}::int[])
      UNION
      SELECT issue.number, issue.parent_number FROM reached JOIN issue
        ON issue.project_id = ${projectId} AND issue.number = reached.parent)
    SELECT
      (SELECT json_agg(id) FROM workflow_state
        WHERE project_id = ${projectId} AND category <> ALL(${OPEN_STATE_CATEGORY_CODES}::int[])) AS closed,
      (SELECT json_agg(json_build_array(number, parent)) FROM reached) AS parents,
      (SELECT json_agg(json_build_array(number, total, closed)) FROM sub_issue_progress
        WHERE project_id = ${projectId} AND number = ANY(${moved.map(({ number }) => number)}::int[])) AS progress`.execute(
    tx,
  );
  const { closed, parents, progress } = rows[0]!;
  return {
    closedStates: new Set(closed),
    parents: new Map(parents),
    progress: new Map(progress?.map(([number, total, closed]) => [number, { total, closed }])),
  };
}
