import { CREATION_UNDO_PERIOD_MS } from '../../../../shared/limits';
import { getCommentProblem } from '../../../../shared/validation/texts';
import type { CommentRow } from '../../../store/read/comments';
import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import {
  deleteCommentEditHistory,
  deleteUndoneComment,
  findLaterCommenter,
  insertComment,
  readComment,
  readCommentedEvent,
  updateComment as writeComment,
} from '../../../store/write/comments';
import { appendProjectEvents, type ProjectEventToAppend } from '../../../store/write/events';
import { deleteReactionsToComment } from '../../../store/write/reactions';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { lockIssueRows, readIssueText, updateIssues } from '../../../store/write/issues';
import { setWatchRow } from '../../../store/write/votesAndWatches';
import type { Transaction } from '../../../store/write/transaction';
import { deleteTriageSnoozesUntilComment } from '../../../store/write/triage';
import { watchUnlessMuted } from '../../../store/write/watchLevels';
import type { RequestContext } from '../../context/RequestContext';
import { type Actor, createActor, getPermissionError } from '../../access/Actor';
import { lockIssueRow } from './changeIssue';
import {
  createForbiddenError,
  createNotFoundError,
  createUndoConflict,
  MutationRejectedError,
  rejectInvalidFields,
  rejectMutationOnErrors,
} from '../../base/UserError';
import { getLaterDate } from '../../fields/IssueChangeDraft';
import { getUpdateTimeBefore } from '../../undo/fields';
import { requireTextWithTask } from './requireTextWithTask';
import { indexIssueTexts, type IssueTextChanges } from './indexIssueTexts';
import { createUnsnoozedEvent } from '../../plan/snooze';
import {
  decodeProjectObjectId,
  type IssueMutationTarget,
  requireIssueMutationTarget,
  toIssueRowKey,
} from '../../writing/targets';
import { rejectStaleEdit } from '../../writing/rejectStaleEdit';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';
import { requireVisibleProject } from '../../projects/projects';

export interface CommentMutationResult extends IssueRowKey {
  /** Id of the comment in its project. */
  comment: number;
}

/** The author of a comment becomes a watcher of the issue, unless they have muted it. */
export function addComment(
  context: RequestContext,
  { issueId, body }: { issueId: string; body: string },
  request: MutationRequest,
): Promise<MutationWriteResult<CommentMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, issueId, 'issueId');
    rejectMutationOnErrors(getPermissionError(target.actor, 'FILE', 'add comments'));
    validateCommentBody(body);
    return async (tx) => {
      const row = await lockIssueRow(tx, target);
      rejectIfIssueLocked(row, target.actor);
      const { comment } = await insertCommentWithEvents(tx, target, row, body);
      return { ...toIssueRowKey(target), comment };
    };
  });
}

/**
 * Adds a comment to a locked issue. Ends snoozes of the issue that last until the next comment, unless its author
 * snoozed the issue.
 * @returns the id of the comment, and the row of the issue after the change
 */
export async function insertCommentWithEvents(
  tx: Transaction,
  { project, actor }: IssueMutationTarget,
  row: IssueRow,
  body: string,
): Promise<{ comment: number; row: IssueRow }> {
  const counters = await lockProjectCounters(tx, project.id);
  const id = counters.comment_counter + 1;
  const at = getLaterDate(row.updated_at, new Date());
  const key = { project_id: project.id, number: row.number };
  await insertComment(tx, {
    project_id: project.id,
    id,
    issue_number: row.number,
    author_id: actor.id,
    body,
    created_at: at,
  });
  const isNewWatcher = actor.id !== null && (await watchUnlessMuted(tx, { ...key, user_id: actor.id }));
  const texts = { before: [], after: [body], actor };
  const commented: ProjectEventToAppend = {
    number: row.number,
    kind: 'commented',
    commentId: id,
    before: { updated: row.updated_at.toISOString() },
    after: isNewWatcher ? { watched: 1 } : null,
  };
  const { row: changed, references } = await updateIssueAfterCommentChange(
    tx,
    { project, actor },
    row,
    at,
    texts,
    1,
  );
  const ended = await deleteTriageSnoozesUntilComment(tx, project.id, [row.number], actor.id);
  const unsnoozed = ended.map((snooze) => createUnsnoozedEvent(snooze, id));
  const meta = { actorId: actor.id, at };
  await appendProjectEvents(tx, project.id, meta, [commented, ...references, ...unsnoozed], {
    ...counters,
    comment_counter: id,
  });
  return { comment: id, row: changed };
}

export function updateComment(
  context: RequestContext,
  { id, body, baseVersion }: { id: string; body: string; baseVersion?: string | null },
  request: MutationRequest,
): Promise<MutationWriteResult<CommentMutationResult>> {
  return changeComment(context, id, request, (actor, comment) =>
    planCommentEdit(actor, comment, body, baseVersion),
  );
}

/** Ticks or unticks a task in a comment. See setTask. */
export function setCommentTask(
  context: RequestContext,
  { subjectId, task, done }: { subjectId: string; task: string; done: boolean },
  request: MutationRequest,
): Promise<MutationWriteResult<CommentMutationResult>> {
  return changeComment(context, subjectId, request, (actor, comment) => {
    rejectUnlessEditable(actor, comment);
    const issue = { projectId: comment.project_id, number: comment.issue_number };
    return planCommentEdit(actor, comment, requireTextWithTask(comment.body, task, done, issue));
  });
}

function rejectUnlessEditable(actor: Actor, comment: CommentRow): void {
  rejectMutationOnErrors(
    getPermissionError(actor, 'EDIT', 'edit comments by other people', { authorId: comment.author_id }),
  );
}

/** Plans the edit of a comment. Null: its text stays the same. */
function planCommentEdit(
  actor: Actor,
  comment: CommentRow,
  body: string,
  baseVersion?: string | null,
): CommentChangeWriter | null {
  rejectUnlessEditable(actor, comment);
  validateCommentBody(body);
  if (body === comment.body) return null;
  return async (tx, target, row, at) => {
    await rejectStaleEdit(tx, {
      projectId: comment.project_id,
      issueNumber: row.number,
      kind: 'comment_edited',
      object: ['comment', comment.id],
      baseVersion,
      actorId: actor.id,
      fields: [{ input: 'body', noun: 'comment' }],
    });
    await writeComment(tx, comment, { body, edited_at: at });
    const texts = { before: [comment.body], after: [body], actor };
    const { references } = await updateIssueAfterCommentChange(tx, target, row, at, texts, 0);
    const before = { comment: comment.id, body: comment.body };
    return [
      { number: row.number, kind: 'comment_edited', before, after: { comment: comment.id, body } },
      ...references,
    ];
  };
}

/**
 * Erases a comment's text and its history. The comment itself stays in the timeline as deleted, unless its author
 * undoes a new comment.
 */
export function deleteComment(
  context: RequestContext,
  { id, undo }: { id: string; undo?: boolean | null },
  request: MutationRequest,
): Promise<MutationWriteResult<CommentMutationResult>> {
  return changeComment(context, id, request, (actor, comment) => {
    const isOwn = actor.id !== null && comment.author_id === actor.id && actor.can('FILE');
    if (!isOwn)
      rejectMutationOnErrors(getPermissionError(actor, 'MAINTAIN', 'delete comments by other people'));
    if (undo) return planCommentUndo(actor, comment);
    return async (tx, target, row, at) => {
      await writeComment(tx, comment, { body: '', removed_at: at });
      await deleteCommentEditHistory(tx, comment, [comment.id]);
      await deleteReactionsToComment(tx, comment);
      await updateIssueAfterCommentChange(
        tx,
        target,
        row,
        at,
        { before: [comment.body], after: [], actor },
        -1,
      );
      return [{ number: row.number, kind: 'comment_removed', before: { comment: comment.id } }];
    };
  });
}

/**
 * Plans the undo of a new comment: the issue is as if it had not been written.
 * @throws MutationRejectedError CONFLICT if it is too late, or if another user has commented since
 */
function planCommentUndo(actor: Actor, comment: CommentRow): CommentChangeWriter {
  const isOwn = comment.author_id === actor.id;
  const isNew = Date.now() - comment.created_at.getTime() < CREATION_UNDO_PERIOD_MS;
  if (!isOwn || !isNew)
    throw createUndoConflict(
      'You can undo only your own comments of the last hour. Delete the comment instead.',
    );
  return async (tx, target, row, at) => (await undoNewComment(tx, target, row, comment, at)).events;
}

/**
 * Removes a comment because its author undoes adding it.
 * @returns the row of the issue after the change, and the events to append
 * @throws MutationRejectedError CONFLICT if another user has commented since
 */
export async function undoNewComment(
  tx: Transaction,
  target: ProjectAndActor,
  row: IssueRow,
  comment: CommentRow,
  at: Date,
): Promise<{ row: IssueRow; events: ProjectEventToAppend[] }> {
  const { actor } = target;
  const other = await findLaterCommenter(tx, comment);
  if (other !== null) throw createUndoConflict(`${other} has commented since. Delete the comment instead.`);
  const event = await readCommentedEvent(tx, comment);
  const updatedBefore = event && getUpdateTimeBefore([event], row);
  await deleteUndoneComment(tx, comment);
  await deleteReactionsToComment(tx, comment);
  await deleteCommentEditHistory(tx, comment, [comment.id]);
  const watch = { project_id: comment.project_id, number: row.number, user_id: actor.id! };
  if (event?.after?.['watched'] === 1) await setWatchRow(tx, watch, false);
  const texts = { before: [comment.body], after: [], actor };
  const changed = await updateIssueAfterCommentChange(tx, target, row, updatedBefore ?? at, texts, -1);
  const removed = { number: row.number, kind: 'comment_removed', before: { comment: comment.id } } as const;
  return { row: changed.row, events: [removed] };
}

/** Hides an off-topic comment, or shows it again. */
export function setCommentHidden(
  context: RequestContext,
  { id, hidden }: { id: string; hidden: boolean },
  request: MutationRequest,
): Promise<MutationWriteResult<CommentMutationResult>> {
  return changeComment(context, id, request, (actor, comment) => {
    rejectMutationOnErrors(getPermissionError(actor, 'MAINTAIN', 'hide comments'));
    if (hidden === comment.hidden) return null;
    return async (tx, _target, row, at) => {
      await writeComment(tx, comment, { hidden });
      await updateIssues(tx, row.project_id, [{ ...row, version: row.version + 1, updated_at: at }]);
      const kind = hidden ? 'comment_hidden' : 'comment_shown';
      return [{ number: row.number, kind, after: { comment: comment.id } }];
    };
  });
}

type ProjectAndActor = Pick<IssueMutationTarget, 'project' | 'actor'>;
type CommentChangeWriter = (
  tx: Transaction,
  target: ProjectAndActor,
  row: IssueRow,
  at: Date,
) => Promise<readonly ProjectEventToAppend[]>;

/**
 * Changes an existing comment.
 * @param plan checks the permissions and returns the change, or null if nothing changes
 */
function changeComment(
  context: RequestContext,
  globalId: string,
  request: MutationRequest,
  plan: (actor: Actor, comment: CommentRow) => CommentChangeWriter | null,
): Promise<MutationWriteResult<CommentMutationResult>> {
  const missingCommentError = createNotFoundError('id', 'Comment not found.');
  return runMutationInTransaction(context, request, async () => {
    const { projectId, id } = await decodeProjectObjectId(
      context,
      globalId,
      'Comment',
      'id',
      missingCommentError.message,
    );
    const project = await requireVisibleProject(context, projectId);
    const actor = createActor(context.viewer, project, context.visibilityRule);
    return async (tx) => {
      const number = (await readComment(tx, projectId, id))?.issue_number;
      if (number === undefined) throw new MutationRejectedError(missingCommentError);
      const row = (await lockIssueRows(tx, projectId, [number])).get(number);
      if (!row || !actor.canSee(row)) throw new MutationRejectedError(missingCommentError);
      // The comment is read again now that its issue is locked: its author may have undone it.
      const comment = await readComment(tx, projectId, id);
      if (!comment) throw new MutationRejectedError(missingCommentError);
      if (comment.removed_at)
        throw new MutationRejectedError(createNotFoundError('id', 'This comment was deleted.'));
      const change = plan(actor, comment);
      if (change) {
        rejectIfIssueLocked(row, actor);
        const at = getLaterDate(row.updated_at, new Date());
        const events = await change(tx, { project, actor }, row, at);
        await appendProjectEvents(tx, projectId, { actorId: actor.id, at }, events);
      }
      return { projectId, number, comment: id };
    };
  });
}

/**
 * Updates what an issue stores about its comments: their number, the search words, mentions and references.
 * @param added by how much the number of comments changes
 */
async function updateIssueAfterCommentChange(
  tx: Transaction,
  { project }: ProjectAndActor,
  row: IssueRow,
  at: Date,
  texts: IssueTextChanges,
  added: number,
): Promise<{ row: IssueRow; references: ProjectEventToAppend[] }> {
  const comment_count = row.comment_count + added;
  const changed = { ...row, comment_count, version: row.version + 1, updated_at: at };
  await updateIssues(tx, project.id, [changed]);
  const text = await readIssueText(tx, project.id, row.number);
  return { row: changed, references: await indexIssueTexts(tx, project, row, text, texts) };
}

export function validateCommentBody(body: string): void {
  rejectInvalidFields([['body', getCommentProblem(body)]]);
}

export function rejectIfIssueLocked(row: IssueRow, actor: Actor): void {
  if (row.locked && !actor.can('MAINTAIN')) {
    throw new MutationRejectedError(createForbiddenError('MAINTAIN', 'comment on a locked issue'));
  }
}
