/** Deletes an issue with its comments, links, votes and watches. */
import { sql } from 'kysely';
import { ISSUE_LINK_KINDS, type IssueLinkKind } from '../../../shared/issue';
import type { IssueRowKey } from '../read/issues';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { deleteDuplicateReasonsOf } from './duplicateClusters';
import { moveVotesAndWatchersOfDuplicates } from './duplicateTransfers';
import type { ProjectEventToAppend } from './events';
import { deleteFileReferencesOfIssue } from './fileReferences';
import { deleteNotificationsOfIssue } from './notifications';
import type { Transaction } from './transaction';

/** An issue linked to the one being deleted. */
export interface LinkedIssue {
  projectId: number;
  number: number;
  kind: IssueLinkKind;
  /** Whether the link points to the issue being deleted. */
  isBackward: boolean;
}

/** Returns the issues of all projects that are linked to an issue. */
export async function readLinkedIssues(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
): Promise<LinkedIssue[]> {
  const { rows } = await sql<{ project_id: number; number: number; kind: number; backward: boolean }>`
    SELECT to_project_id AS project_id, to_number AS number, kind::int, false AS backward FROM issue_link
    WHERE project_id = ${projectId} AND number = ${number}
    UNION ALL
    SELECT project_id, number, kind::int, true FROM issue_link
    WHERE to_project_id = ${projectId} AND to_number = ${number}
    ORDER BY 1, 2`.execute(tx);
  return rows.map((row) => ({
    projectId: row.project_id,
    number: row.number,
    kind: ISSUE_LINK_KINDS[row.kind]!,
    isBackward: row.backward,
  }));
}

/** Returns the numbers of an issue's children. Served by the index issue_parent. */
export async function readChildIssueNumbers(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('issue')
    .select('number')
    .where('project_id', '=', projectId)
    .where('parent_number', '=', number)
    .orderBy('number')
    .execute();
  return rows.map((row) => row.number);
}

const TABLES_WITH_ISSUE_NUMBER = [
  'issue',
  'issue_text',
  'issue_redirect',
  'mention',
  'watch',
  'muted_issue',
  'vote',
  'imported_vote',
  'reaction',
  'due_reminder',
  'sub_issue_position',
  'triage_lease',
  'triage_snooze',
  'triage_decision',
] as const satisfies readonly (keyof DatabaseTables)[];

/**
 * Deletes a locked issue. Its events stay, without their values. Its import record stays, without data, so
 * that the next import does not create the issue again. Its duplicates get their votes and watchers back.
 * @param duplicates its duplicates in the project
 * @param withEvents issues of the project that get events and new versions from the caller
 * @returns events of further issues whose votes or watchers have changed
 */
export async function deleteIssue(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  { duplicates, withEvents }: { duplicates: readonly number[]; withEvents: readonly number[] },
): Promise<ProjectEventToAppend[]> {
  await sql`DELETE FROM issue_link WHERE project_id = ${projectId} AND number = ${number}
    OR to_project_id = ${projectId} AND to_number = ${number}`.execute(tx);
  const moved = await moveVotesAndWatchersOfDuplicates(
    tx,
    projectId,
    [number, ...duplicates],
    new Set([number, ...withEvents]),
  );
  const own = sql`project_id = ${projectId} AND number = ${number}`;
  for (const table of TABLES_WITH_ISSUE_NUMBER)
    await sql`DELETE FROM ${sql.table(table)} WHERE ${own}`.execute(tx);
  await deleteFileReferencesOfIssue(tx, projectId, number);
  await deleteNotificationsOfIssue(tx, projectId, number);
  await sql`UPDATE issue SET parent_number = NULL
    WHERE project_id = ${projectId} AND parent_number = ${number}`.execute(tx);
  await sql`DELETE FROM sub_issue_position WHERE project_id = ${projectId} AND parent_number = ${number}`.execute(
    tx,
  );
  await sql`DELETE FROM duplicate_dismissal WHERE project_id = ${projectId}
    AND (number = ${number} OR other_number = ${number})`.execute(tx);
  await deleteDuplicateReasonsOf(tx, projectId, number);
  await sql`DELETE FROM comment WHERE project_id = ${projectId} AND issue_number = ${number}`.execute(tx);
  await sql`UPDATE event SET before = NULL, after = NULL, comment_id = NULL
    WHERE project_id = ${projectId} AND issue_number = ${number}`.execute(tx);
  await sql`UPDATE issue_source SET raw = NULL, url = NULL WHERE ${own}`.execute(tx);
  return moved.events;
}
