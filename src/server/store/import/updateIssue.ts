/** Writes the changes of one issue that was imported again: its new comments and events, and its row. */
import type { Updateable } from 'kysely';
import { type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import type { NewEvent } from '../load/NewIssue';
import type { IssueRowKey } from '../read/issues';
import type { IssueTableSchema } from '../tables/DatabaseTables';
import type { Transaction } from '../write/transaction';

/**
 * Source id of events that an import has derived from changed fields. A later import replaces them when the source
 * contains the original events.
 */
export const DERIVED_EVENT_SOURCE_ID = 'derived';

/** A new comment of an imported issue. */
export interface ImportedIssueComment {
  id: number;
  author_id: number | null;
  body: string;
  created_at: Date;
  edited_at: Date | null;
  source_id: string;
  /** Reactions in the other tracker, as JSON. */
  imported_reactions: string | null;
}

export interface ImportedIssueEvent extends Omit<NewEvent, 'kind'> {
  kind: EventKind;
  /** Id of the comment that the event is about. */
  commentId?: number;
}

export async function insertComments(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  comments: readonly ImportedIssueComment[],
): Promise<void> {
  const rows = comments.map((comment) => ({ ...comment, project_id: projectId, issue_number: number }));
  for (const chunk of splitRowsIntoChunks(rows)) await tx.insertInto('comment').values(chunk).execute();
}

export async function updateImportedReactions(
  tx: Transaction,
  { project_id, id }: { project_id: number; id: number },
  imported_reactions: string | null,
): Promise<void> {
  await tx
    .updateTable('comment')
    .set({ imported_reactions })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes comments of an issue, and clears the comment ids of the issue's events that refer to them. */
export async function deleteComments(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('comment').where('project_id', '=', projectId).where('id', 'in', ids).execute();
  await tx
    .updateTable('event')
    .set({ comment_id: null })
    .where('project_id', '=', projectId)
    .where('issue_number', '=', number)
    .where('comment_id', 'in', ids)
    .execute();
}

/**
 * Inserts events of an imported issue in this order, with consecutive sequence numbers. The caller holds the
 * project's lock and advances the project's version.
 * @param lastSequence sequence number of the project's last event
 */
export async function insertIssueEvents(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  lastSequence: number,
  events: readonly ImportedIssueEvent[],
): Promise<void> {
  const rows = events.map(({ kind, actorId, before, after, commentId, createdAt, sourceId }, index) => ({
    project_id: projectId,
    sequence: lastSequence + 1 + index,
    issue_number: number,
    actor_id: actorId,
    kind: getEventKindCode(kind),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    comment_id: commentId ?? null,
    source_id: sourceId,
    created_at: createdAt,
  }));
  for (const chunk of splitRowsIntoChunks(rows)) await tx.insertInto('event').values(chunk).execute();
}

/**
 * Writes the source id, actor and time of the other tracker's event to an event that Winnow had derived from a
 * changed field. The event keeps its sequence number.
 */
export async function linkEventToImportSource(
  tx: Transaction,
  { projectId }: IssueRowKey,
  sequence: number,
  { sourceId, actorId, createdAt }: NewEvent,
): Promise<void> {
  await tx
    .updateTable('event')
    .set({ source_id: sourceId, actor_id: actorId, created_at: createdAt })
    .where('project_id', '=', projectId)
    .where('sequence', '=', sequence)
    .execute();
}

export async function updateIssueRow(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  values: Updateable<IssueTableSchema>,
): Promise<void> {
  await tx
    .updateTable('issue')
    .set(values)
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .execute();
}

/** Rows per INSERT. PostgreSQL accepts at most 65,535 parameters per statement. */
const ROWS_PER_INSERT = 1000;

function* splitRowsIntoChunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    yield rows.slice(start, start + ROWS_PER_INSERT);
  }
}
