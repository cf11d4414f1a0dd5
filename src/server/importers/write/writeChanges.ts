/** The SQL of a revision: comments, events and the issue's own rows. */
import type { Transaction } from 'kysely';
import { EVENT_KINDS, type EventKind } from '../../../shared/issue';
import type { EventData } from '../../store/load/NewIssue';
import { issueWords } from '../../store/load/issueWords';
import type { Tables } from '../../store/tables/Tables';
import type { CommentChanges } from './diffComments';
import type { IssueFields } from './mergeFields';
import type { HistoryChanges } from './diffHistory';
import type { IdLookup } from './IdLookup';
import type { StoredIssue } from './stored';

/** How far a project's own numbers have come; the caller writes them back. */
export interface Counters {
  version: number;
  comment_counter: number;
}

export interface IssueKey {
  project_id: number;
  number: number;
}

/** An event on its way into the table. */
export interface EventToAdd {
  kind: EventKind;
  actorId: number | null;
  before: EventData | null;
  after: EventData | null;
  commentId?: number;
  createdAt: Date;
  sourceId: string | null;
}

/** Answers the events that record what was done. */
export async function writeComments(
  tx: Transaction<Tables>,
  key: IssueKey,
  { added, edited, removed }: CommentChanges,
  lookups: IdLookup,
  counters: Counters,
): Promise<EventToAdd[]> {
  const rows = added.map(({ sourceId, author, body, createdAt, editedAt }) => ({
    project_id: key.project_id,
    id: ++counters.comment_counter,
    issue_number: key.number,
    author_id: author ? lookups.people.idOf(author) : null,
    body,
    created_at: createdAt,
    edited_at: editedAt,
    source_id: sourceId,
  }));
  for (const part of parts(rows)) await tx.insertInto('comment').values(part).execute();
  for (const { stored, body, editedAt } of edited) {
    await tx
      .updateTable('comment')
      .set({ body, edited_at: editedAt })
      .where('project_id', '=', key.project_id)
      .where('id', '=', stored.id)
      .execute();
  }
  if (removed.length > 0)
    await removeComments(
      tx,
      key,
      removed.map(({ id }) => id),
    );
  const plain = { actorId: null, before: null, after: null, sourceId: null };
  const now = new Date();
  return [
    ...rows.map(({ id, author_id, created_at }): EventToAdd => ({
      ...plain,
      kind: 'commented',
      actorId: author_id,
      commentId: id,
      createdAt: created_at,
    })),
    ...edited.map(({ stored: { id, body: old, author_id }, body, editedAt }): EventToAdd => ({
      ...plain,
      kind: 'comment_edited',
      actorId: author_id,
      before: { comment: id, body: old },
      after: { comment: id, body },
      createdAt: editedAt ?? now,
    })),
    ...removed.map(({ id }): EventToAdd => ({
      ...plain,
      kind: 'comment_removed',
      before: { comment: id },
      createdAt: now,
    })),
  ];
}

async function removeComments(tx: Transaction<Tables>, key: IssueKey, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('comment').where('project_id', '=', key.project_id).where('id', 'in', ids).execute();
  await tx
    .updateTable('event')
    .set({ comment_id: null })
    .where('project_id', '=', key.project_id)
    .where('issue_number', '=', key.number)
    .where('comment_id', 'in', ids)
    .execute();
}

export async function writeEvents(
  tx: Transaction<Tables>,
  key: IssueKey,
  events: readonly EventToAdd[],
  counters: Counters,
): Promise<void> {
  const rows = events
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ kind, actorId, before, after, commentId, createdAt, sourceId }) => ({
      project_id: key.project_id,
      sequence: ++counters.version,
      issue_number: key.number,
      actor_id: actorId,
      kind: EVENT_KINDS.indexOf(kind),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      comment_id: commentId ?? null,
      source_id: sourceId,
      created_at: createdAt,
    }));
  for (const part of parts(rows)) await tx.insertInto('event').values(part).execute();
}

/** A derived event becomes the one that the source tells; its place in the sequence stays. */
export async function adoptEvents(
  tx: Transaction<Tables>,
  { project_id }: IssueKey,
  adopted: HistoryChanges['adopted'],
): Promise<void> {
  for (const { sequence, event } of adopted) {
    await tx
      .updateTable('event')
      .set({ source_id: event.sourceId, actor_id: event.actorId, created_at: event.createdAt })
      .where('project_id', '=', project_id)
      .where('sequence', '=', sequence)
      .execute();
  }
}

export async function writeFields(
  tx: Transaction<Tables>,
  key: IssueKey,
  stored: StoredIssue,
  fields: IssueFields,
  comments: CommentChanges,
): Promise<void> {
  await tx
    .updateTable('issue')
    .set({
      ...columnsOf(fields),
      comment_count: spoken(stored).length + comments.added.length - comments.removed.length,
      version: stored.row.version + 1,
    })
    .where('project_id', '=', key.project_id)
    .where('number', '=', key.number)
    .execute();
  const isSaid = comments.added.length + comments.edited.length + comments.removed.length > 0;
  if (!isSaid && fields.title === stored.row.title && fields.body === stored.body) return;
  // Whoever edits a text over an older one is told.
  const version = stored.row.version + 1;
  await tx
    .updateTable('issue_text')
    .set({
      body: fields.body,
      ...(fields.title !== stored.row.title && { title_version: version }),
      ...(fields.body !== stored.body && { body_version: version }),
      ...issueWords(fields.title, fields.body, textsAfter(stored, comments)),
    })
    .where('project_id', '=', key.project_id)
    .where('number', '=', key.number)
    .execute();
}

const columnsOf = (fields: IssueFields) => ({
  title: fields.title,
  type: fields.type,
  priority: fields.priority,
  state_id: fields.stateId,
  author_id: fields.authorId,
  assignee_ids: fields.assigneeIds,
  label_ids: fields.labelIds,
  milestone_id: fields.milestoneId,
  locked: fields.locked,
  vote_count: fields.voteCount,
  created_at: fields.createdAt,
  updated_at: fields.updatedAt,
  closed_at: fields.closedAt,
  closed_by_id: fields.closedById,
});

/** Those that were not deleted here. */
const spoken = ({ comments }: StoredIssue) => comments.filter(({ removed_at }) => removed_at === null);

/** The texts of all comments once the changes are in. */
function textsAfter(stored: StoredIssue, { added, edited, removed }: CommentChanges): string[] {
  const gone = new Set(removed.map(({ id }) => id));
  const bodies = new Map(edited.map(({ stored, body }) => [stored.id, body]));
  const kept = spoken(stored).filter(({ id }) => !gone.has(id));
  return [...kept.map(({ id, body }) => bodies.get(id) ?? body), ...added.map(({ body }) => body)];
}

/** A statement takes at most 65,535 parameters. */
const ROWS_A_STATEMENT = 1000;

function* parts<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    yield rows.slice(start, start + ROWS_A_STATEMENT);
  }
}
