import { type Kysely, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import { advanceProjectVersion, type ProjectCounters } from '../changes/advanceProject';
import { lockProjectCounters } from '../changes/projectCounters';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { runInTransaction, type Transaction } from '../write/transaction';

/**
 * Returns which of these numbers already belong to an issue of the project. A deleted issue keeps its number:
 * it is found by its `deleted` event, through the index event_issue. OFFSET 0 forces an index lookup per
 * number.
 * @param mayHaveDeletedIssues false if no issue of the project was ever deleted. The events are then not read: while a
 * load has dropped their index, each number would take a scan of all events.
 */
export async function findTakenIssueNumbers(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
  mayHaveDeletedIssues: boolean,
): Promise<Set<number>> {
  if (numbers.length === 0) return new Set();
  const deleted = sql`UNION
        SELECT issue_number FROM event
        WHERE project_id = ${projectId} AND issue_number = wanted.number AND kind = ${getEventKindCode('deleted')}`;
  const { rows } = await sql<{ number: number }>`
    SELECT taken.number
    FROM unnest(${[...numbers]}::int[]) AS wanted (number),
      LATERAL (
        SELECT number FROM issue WHERE project_id = ${projectId} AND number = wanted.number
        ${mayHaveDeletedIssues ? deleted : sql``}
        OFFSET 0) taken`.execute(db);
  return new Set(rows.map(({ number }) => number));
}

/** Whether an issue of the project has been deleted. Reads all events of the project. */
export async function hasDeletedIssues(db: Kysely<DatabaseTables>, projectId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (
    SELECT FROM event WHERE project_id = ${projectId} AND kind = ${getEventKindCode('deleted')}) AS found`.execute(
    db,
  );
  return rows[0]!.found;
}

/**
 * Reserves issue numbers: issues that are created from now on get higher numbers. Returns the project's counters before
 * and after the reservation.
 * @param highest the last number to reserve
 */
export async function reserveIssueNumbers(
  db: Kysely<DatabaseTables>,
  projectId: number,
  highest: number,
): Promise<{ before: ProjectCounters; after: ProjectCounters }> {
  return runInTransaction(db, async (tx) => {
    const before = await lockProjectCounters(tx, projectId);
    if (before.issue_counter >= highest) return { before, after: before };
    const after = { ...before, issue_counter: highest };
    await advanceProjectVersion(tx, projectId, after);
    return { before, after };
  });
}

/**
 * Redirects issue numbers of the other tracker to the numbers that the issues have in Winnow. Existing
 * redirects are kept.
 */
export async function insertIssueRedirects(
  tx: Transaction,
  projectId: number,
  redirects: readonly { oldNumber: number; number: number }[],
): Promise<void> {
  await tx
    .insertInto('issue_redirect')
    .values(
      redirects.map(({ oldNumber, number }) => ({ project_id: projectId, old_number: oldNumber, number })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
