/** Reads and writes mentions, links and parents of imported issues. */
import { type Kysely, sql } from 'kysely';
import { type IssueLinkKind, getIssueLinkKindCode } from '../../../shared/issue';
import type { IssueRowKey, IssueRow } from '../read/issues';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from '../write/transaction';

/** Inserts mentions of users in issues, unless they exist. Returns how many were inserted. */
export async function insertMentions(
  db: Kysely<DatabaseTables>,
  mentions: readonly { project_id: number; user_id: number; number: number }[],
): Promise<number> {
  const result = await db
    .insertInto('mention')
    .values(mentions)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/**
 * Links two issues, which may belong to different projects. Votes and watchers do not move with an imported duplicate
 * link.
 * @returns false if the link already exists
 */
export async function insertIssueLink(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  kind: IssueLinkKind,
  to: IssueRowKey,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('issue_link')
    .values({
      project_id: projectId,
      number,
      kind: getIssueLinkKindCode(kind),
      to_project_id: to.projectId,
      to_number: to.number,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute();
  return inserted.length > 0;
}

/** Returns the parent and the state of an issue, or null if it was deleted. */
export async function readParentAndState(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
): Promise<Pick<IssueRow, 'parent_number' | 'state_id'> | null> {
  const row = await tx
    .selectFrom('issue')
    .select(['parent_number', 'state_id'])
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether issue `ancestor` is an ancestor of the given issue. */
export async function hasAncestor(
  tx: Kysely<DatabaseTables>,
  { projectId, number }: IssueRowKey,
  ancestor: number,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    WITH RECURSIVE chain (number) AS (
      SELECT ${number}::int
      UNION
      SELECT issue.parent_number FROM chain JOIN issue USING (number)
      WHERE issue.project_id = ${projectId} AND issue.parent_number IS NOT NULL)
    SELECT EXISTS (SELECT FROM chain WHERE number = ${ancestor}) AS found`.execute(tx);
  return rows[0]!.found;
}

/**
 * Increments an issue's version after a link, mention or parent was added, and sets the parent.
 * @param parentNumber number of the new parent issue; omitted if the parent has not changed
 */
export async function incrementIssueVersionAndSetParent(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  parentNumber?: number,
): Promise<void> {
  await tx
    .updateTable('issue')
    .set({
      version: sql`version + 1`,
      ...(parentNumber !== undefined && { parent_number: parentNumber }),
    })
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .execute();
}

/** Whether issue `toNumber` can be reached from the given issue by following its duplicate links. */
export async function hasDuplicateIssueLinkPath(
  tx: Kysely<DatabaseTables>,
  { projectId, number }: IssueRowKey,
  toNumber: number,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    WITH RECURSIVE chain (number) AS (
      SELECT ${number}::int
      UNION
      SELECT link.to_number FROM chain JOIN issue_link link USING (number)
      WHERE link.project_id = ${projectId} AND link.to_project_id = ${projectId} AND link.kind = ${getIssueLinkKindCode('duplicates')})
    SELECT EXISTS (SELECT FROM chain WHERE number = ${toNumber}) AS found`.execute(tx);
  return rows[0]!.found;
}
