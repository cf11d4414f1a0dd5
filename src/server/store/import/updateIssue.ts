/** Writes the changes of one issue that was imported again: its comments, events, fields and text. */
import type { Updateable } from 'kysely';
import { EVENT_KINDS, type EventKind } from '../../../shared/issue';
import type { NewEvent } from '../load/NewIssue';
import type { IssueTextIndex } from '../load/buildIssueTextIndex';
import type { CommentTable, IssueTable, IssueTextTable } from '../tables/Tables';
import type { Transaction } from '../write/transaction';

export interface IssueKey {
  project_id: number;
  number: number;
}

export interface ImportedComment {
  id: number;
  author_id: number | null;
  body: string;
  created_at: Date;
  edited_at: Date | null;
  source_id: string;
}

export interface ImportedEvent extends Omit<NewEvent, 'kind'> {
  kind: EventKind;
  /** Id of the comment that the event is about. */
  commentId?: number;
}

export async function insertComments(
  tx: Transaction,
  { project_id, number }: IssueKey,
  comments: readonly ImportedComment[],
): Promise<void> {
  const rows = comments.map((comment) => ({ ...comment, project_id, issue_number: number }));
  for (const chunk of splitInChunks(rows)) await tx.insertInto('comment').values(chunk).execute();
}

export async function updateCommentText(
  tx: Transaction,
  { project_id }: IssueKey,
  id: number,
  values: Pick<Updateable<CommentTable>, 'body' | 'edited_at'>,
): Promise<void> {
  await tx
    .updateTable('comment')
    .set(values)
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes comments and clears the references of events to them. */
export async function deleteComments(
  tx: Transaction,
  { project_id, number }: IssueKey,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('comment').where('project_id', '=', project_id).where('id', 'in', ids).execute();
  await tx
    .updateTable('event')
    .set({ comment_id: null })
    .where('project_id', '=', project_id)
    .where('issue_number', '=', number)
    .where('comment_id', 'in', ids)
    .execute();
}

/**
 * Inserts events of an imported issue in this order, with consecutive sequence numbers. The caller holds the
 * project's lock and advances the project's version.
 * @param lastSequence sequence number of the project's last event
 */
export async function insertEvents(
  tx: Transaction,
  { project_id, number }: IssueKey,
  lastSequence: number,
  events: readonly ImportedEvent[],
): Promise<void> {
  const rows = events.map(({ kind, actorId, before, after, commentId, createdAt, sourceId }, index) => ({
    project_id,
    sequence: lastSequence + 1 + index,
    issue_number: number,
    actor_id: actorId,
    kind: EVENT_KINDS.indexOf(kind),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    comment_id: commentId ?? null,
    source_id: sourceId,
    created_at: createdAt,
  }));
  for (const chunk of splitInChunks(rows)) await tx.insertInto('event').values(chunk).execute();
}

/**
 * Gives an event that Winnow derived the source id, actor and time of the other tracker's event. Its sequence
 * number stays.
 */
export async function linkEventToSource(
  tx: Transaction,
  { project_id }: IssueKey,
  sequence: number,
  { sourceId, actorId, createdAt }: NewEvent,
): Promise<void> {
  await tx
    .updateTable('event')
    .set({ source_id: sourceId, actor_id: actorId, created_at: createdAt })
    .where('project_id', '=', project_id)
    .where('sequence', '=', sequence)
    .execute();
}

export async function updateIssueRow(
  tx: Transaction,
  { project_id, number }: IssueKey,
  values: Updateable<IssueTable>,
): Promise<void> {
  await tx
    .updateTable('issue')
    .set(values)
    .where('project_id', '=', project_id)
    .where('number', '=', number)
    .execute();
}

export async function updateIssueText(
  tx: Transaction,
  { project_id, number }: IssueKey,
  values: IssueTextIndex & Pick<Updateable<IssueTextTable>, 'body' | 'title_version' | 'body_version'>,
): Promise<void> {
  await tx
    .updateTable('issue_text')
    .set(values)
    .where('project_id', '=', project_id)
    .where('number', '=', number)
    .execute();
}

/** Rows per INSERT. PostgreSQL accepts at most 65,535 parameters per statement. */
const ROWS_PER_INSERT = 1000;

function* splitInChunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    yield rows.slice(start, start + ROWS_PER_INSERT);
  }
}
