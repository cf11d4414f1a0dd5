/**
 * Moves sub-issues among the other sub-issues of their parent. A move writes one row: the new position is between those of
 * the neighbors. Where no number is left between them, the positions around them are spread. Former sub-issues keep their
 * rows until they are deleted, so that they return to their place.
 */
import { sql } from 'kysely';
import { SUB_ISSUE_POSITION_GAP } from '../changes/subIssues';
import type { Transaction } from './transaction';

/** Number of positions that are spread at first. It is multiplied by four until the positions have enough space. */
const SPREAD_POSITION_COUNT = 64;
/** Smallest distance between positions after they have been spread. */
const SPREAD_GAP_MIN = 2 ** 10;

interface Siblings {
  projectId: number;
  parent: number;
}

interface SubIssuePosition {
  number: number;
  position: number;
}

/**
 * Places a sub-issue directly after another one of the same parent.
 * @param after null: before all others
 * @returns false if the issue is already at this place
 */
export async function moveSubIssue(
  tx: Transaction,
  siblings: Siblings,
  number: number,
  after: number | null,
): Promise<boolean> {
  let place = await findPlace(tx, siblings, after);
  if ((await readNextSubIssue(tx, siblings, place.previous)) === number) return false;
  if (place.position === null) {
    await spreadPositions(tx, siblings, place.previous!);
    place = await findPlace(tx, siblings, after);
  }
  await tx
    .updateTable('sub_issue_position')
    .set({ position: place.position! })
    .where('project_id', '=', siblings.projectId)
    .where('parent_number', '=', siblings.parent)
    .where('number', '=', number)
    .execute();
  return true;
}

interface SubIssuePlace {
  previous: SubIssuePosition | null;
  next: SubIssuePosition | undefined;
  /** A position between the neighbors, or null if there is none. */
  position: number | null;
}

async function findPlace(tx: Transaction, siblings: Siblings, after: number | null): Promise<SubIssuePlace> {
  const previous = after === null ? null : await readPosition(tx, siblings, after);
  const [next] = await readNeighbors(tx, siblings, previous, 'after', 1);
  return { previous, next, position: getPositionBetween(previous, next) };
}

function getPositionBetween(
  previous: SubIssuePosition | null,
  next: SubIssuePosition | undefined,
): number | null {
  if (!previous) return next ? next.position - SUB_ISSUE_POSITION_GAP : SUB_ISSUE_POSITION_GAP;
  if (!next) return previous.position + SUB_ISSUE_POSITION_GAP;
  const middle = Math.floor((previous.position + next.position) / 2);
  return middle > previous.position && middle < next.position ? middle : null;
}

async function readPosition(
  tx: Transaction,
  { projectId, parent }: Siblings,
  number: number,
): Promise<SubIssuePosition | null> {
  const row = await tx
    .selectFrom('sub_issue_position')
    .select(['number', 'position'])
    .where('project_id', '=', projectId)
    .where('parent_number', '=', parent)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the positions next to `from` in one direction, nearest first. Served by the index sub_issue_position_order.
 * @param from null: from the start of the order
 */
async function readNeighbors(
  tx: Transaction,
  { projectId, parent }: Siblings,
  from: SubIssuePosition | null,
  direction: 'before' | 'after',
  limit: number,
): Promise<SubIssuePosition[]> {
  const isAfter = direction === 'after';
  const condition = from
    ? sql`AND (position, number) ${isAfter ? sql`>` : sql`<`} (${from.position}::bigint, ${from.number}::int)`
    : sql``;
  const order = isAfter ? sql`position, number` : sql`position DESC, number DESC`;
  const { rows } = await sql<SubIssuePosition>`SELECT number, position FROM sub_issue_position
    WHERE project_id = ${projectId} AND parent_number = ${parent} ${condition}
    ORDER BY ${order} LIMIT ${limit}`.execute(tx);
  return rows;
}

/** The number of the next issue that is still a sub-issue; undefined: there is none. */
async function readNextSubIssue(
  tx: Transaction,
  { projectId, parent }: Siblings,
  previous: SubIssuePosition | null,
): Promise<number | undefined> {
  const condition = previous
    ? sql`AND (place.position, place.number) > (${previous.position}::bigint, ${previous.number}::int)`
    : sql``;
  const { rows } = await sql<{ number: number }>`SELECT place.number FROM sub_issue_position place
    JOIN issue ON issue.project_id = place.project_id AND issue.number = place.number
    WHERE place.project_id = ${projectId} AND place.parent_number = ${parent}
      AND issue.parent_number = ${parent} ${condition}
    ORDER BY place.position, place.number LIMIT 1`.execute(tx);
  return rows[0]?.number;
}

/**
 * Spreads the positions around a sub-issue evenly over the space between their outer neighbors, or with the usual gap
 * if there is no outer neighbor on one side.
 */
async function spreadPositions(tx: Transaction, siblings: Siblings, around: SubIssuePosition): Promise<void> {
  for (let count = SPREAD_POSITION_COUNT; ; count *= 4) {
    const before = await readNeighbors(tx, siblings, around, 'before', count / 2 + 1);
    const after = await readNeighbors(tx, siblings, around, 'after', count / 2 + 1);
    const lower = before[count / 2]?.position ?? null;
    const upper = after[count / 2]?.position ?? null;
    const spread = [...before.slice(0, count / 2).toReversed(), around, ...after.slice(0, count / 2)];
    const gap =
      lower === null || upper === null
        ? SUB_ISSUE_POSITION_GAP
        : Math.floor((upper - lower) / (spread.length + 1));
    if (gap < SPREAD_GAP_MIN) continue;
    const first =
      lower !== null
        ? lower + gap
        : (upper ?? (spread.length + 1) * SUB_ISSUE_POSITION_GAP) - spread.length * gap;
    await sql`UPDATE sub_issue_position SET position = ${first}::bigint + (nth - 1) * ${gap}::bigint
      FROM unnest(${spread.map(({ number }) => number)}::int[]) WITH ORDINALITY AS spread (number, nth)
      WHERE project_id = ${siblings.projectId} AND parent_number = ${siblings.parent}
        AND sub_issue_position.number = spread.number`.execute(tx);
    return;
  }
}
