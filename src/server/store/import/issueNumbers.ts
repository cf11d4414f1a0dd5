import { type Kysely, sql } from 'kysely';
import { EVENT_KINDS } from '../../../shared/issue';
import type { Tables } from '../tables/Tables';
import type { Transaction } from '../write/transaction';

const DELETED_EVENT_KIND_INDEX = EVENT_KINDS.indexOf('deleted');

/**
 * Returns which of these numbers already belong to an issue of the project. A deleted issue keeps its number:
 * it is found by its `deleted` event, through the index event_issue. OFFSET 0 forces an index lookup per
 * number.
 */
export async function findTakenIssueNumbers(
  db: Kysely<Tables>,
  projectId: number,
  numbers: readonly number[],
): Promise<Set<number>> {
  if (numbers.length === 0) return new Set();
  const { rows } = await sql<{ number: number }>`
    SELECT taken.number
    FROM unnest(${[...numbers]}::int[]) AS wanted (number),
      LATERAL (
        SELECT number FROM issue WHERE project_id = ${projectId} AND number = wanted.number
        UNION
        SELECT issue_number FROM event
        WHERE project_id = ${projectId} AND issue_number = wanted.number AND kind = ${DELETED_EVENT_KIND_INDEX}
        OFFSET 0) taken`.execute(db);
  return new Set(rows.map(({ number }) => number));
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
