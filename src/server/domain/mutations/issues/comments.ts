/** What is said about an issue. */
import { commentProblem } from '../../../../shared/validation/texts';
import type { CommentRow } from '../../../store/read/comments';
import type { IssueKey, IssueRow } from '../../../store/read/issues';
import {
  deleteEditHistory,
  insertComment,
  readComment,
  updateComment as writeComment,
} from '../../../store/write/comments';
import { appendEvents, type NewIssueEvent } from '../../../store/write/events';
import { lockProject } from '../../../store/changes/projectCounts';
import { readText, updateIssues } from '../../../store/write/issues';
import { setVoteOrWatch } from '../../../store/write/votesAndWatches';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { type Actor, actorIn, permissionError } from '../../access/Actor';
import { lockIssue } from './changeIssue';
import { forbidden, invalid, notFound, RejectedError } from '../../base/UserError';
import { later } from '../../plan/IssueDraft';
import { indexTexts, type TextChanges } from './indexTexts';
import { inProject, type IssueTarget, issueTarget, keyOf } from '../../writing/targets';
import { type WriteResult, write, type WriteRequest } from '../../writing/write';
import { requireProject } from '../../projects/projects';

/** `comment`: its id in the project. */
export interface CommentResult extends IssueKey {
  comment: number;
}

/** Whoever comments watches the issue from then on. */
export function addComment(
  context: RequestContext,
  { issueId, body }: { issueId: string; body: string },
  request: WriteRequest,
): Promise<WriteResult<CommentResult>> {
  return write(context, request, async () => {
    const target = await issueTarget(context, issueId, 'issueId');
    refuse(permissionError(target.actor, 'FILE', 'add comments'));
    checkBody(body);
    return async (tx) => {
      const row = await lockIssue(tx, target);
      refuseWhereLocked(row, target.actor);
      return { ...keyOf(target), comment: await say(tx, target, row, body) };
    };
  });
}

async function say(
  tx: Transaction,
  { project, actor }: IssueTarget,
  row: IssueRow,
  body: string,
): Promise<number> {
  const counters = await lockProject(tx, project.id);
  const id = counters.comment_counter + 1;
  const at = later(row.updated_at, new Date());
  const key = { project_id: project.id, number: row.number };
  await insertComment(tx, {
    project_id: project.id,
    id,
    issue_number: row.number,
    author_id: actor.id,
    body,
    created_at: at,
  });
  if (actor.id !== null) await setVoteOrWatch(tx, 'watch', { ...key, user_id: actor.id }, true);
  const texts = { before: [], after: [body] };
  const commented: NewIssueEvent = { number: row.number, kind: 'commented', commentId: id };
  const referenced = await settle(tx, { project, actor }, row, at, texts, 1);
  const doing = { actorId: actor.id, at };
  await appendEvents(tx, project.id, doing, [commented, ...referenced], { ...counters, comment_counter: id });
  return id;
}

export function updateComment(
  context: RequestContext,
  { id, body }: { id: string; body: string },
  request: WriteRequest,
): Promise<WriteResult<CommentResult>> {
  return changeComment(context, id, request, (actor, comment) => {
    refuse(permissionError(actor, 'EDIT', 'edit comments by other people', { authorId: comment.author_id }));
    checkBody(body);
    if (body === comment.body) return null;
    return async (tx, target, row, at) => {
      await writeComment(tx, comment, { body, edited_at: at });
      const texts = { before: [comment.body], after: [body] };
      const referenced = await settle(tx, target, row, at, texts, 0);
      const before = { comment: comment.id, body: comment.body };
      return [
        { number: row.number, kind: 'comment_edited', before, after: { comment: comment.id, body } },
        ...referenced,
      ];
    };
  });
}

/** Takes away what a comment says, then and before; that it was there stays. */
export function deleteComment(
  context: RequestContext,
  { id }: { id: string },
  request: WriteRequest,
): Promise<WriteResult<CommentResult>> {
  return changeComment(context, id, request, (actor, comment) => {
    const isOwn = actor.id !== null && comment.author_id === actor.id && actor.can('FILE');
    if (!isOwn) refuse(permissionError(actor, 'MAINTAIN', 'delete comments by other people'));
    return async (tx, target, row, at) => {
      await writeComment(tx, comment, { body: '', removed_at: at });
      await deleteEditHistory(tx, comment);
      await settle(tx, target, row, at, { before: [comment.body], after: [] }, -1);
      return [{ number: row.number, kind: 'comment_removed', before: { comment: comment.id } }];
    };
  });
}

/** Hides a comment that is none of the conversation, or shows it again. */
export function setCommentHidden(
  context: RequestContext,
  { id, hidden }: { id: string; hidden: boolean },
  request: WriteRequest,
): Promise<WriteResult<CommentResult>> {
  return changeComment(context, id, request, (actor, comment) => {
    refuse(permissionError(actor, 'MAINTAIN', 'hide comments'));
    if (hidden === comment.hidden) return null;
    return async (tx, _target, row, at) => {
      await writeComment(tx, comment, { hidden });
      await updateIssues(tx, row.project_id, [{ ...row, version: row.version + 1, updated_at: at }]);
      const kind = hidden ? 'comment_hidden' : 'comment_shown';
      return [{ number: row.number, kind, after: { comment: comment.id } }];
    };
  });
}

type ProjectAndActor = Pick<IssueTarget, 'project' | 'actor'>;
type Change = (
  tx: Transaction,
  target: ProjectAndActor,
  row: IssueRow,
  at: Date,
) => Promise<readonly NewIssueEvent[]>;

/** @param plan throws Refusal for what may not be; null: it is so already */
function changeComment(
  context: RequestContext,
  globalId: string,
  request: WriteRequest,
  plan: (actor: Actor, comment: CommentRow) => Change | null,
): Promise<WriteResult<CommentResult>> {
  const missing = notFound('id', 'Comment not found.');
  return write(context, request, async () => {
    const { projectId, id } = await inProject(context, globalId, 'Comment', 'id', missing.message);
    const project = await requireProject(context, projectId);
    const actor = actorIn(context.viewer, project);
    return async (tx) => {
      const number = (await readComment(tx, projectId, id))?.issue_number;
      if (number === undefined) throw new RejectedError(missing);
      const row = await lockIssue(tx, { project, actor, number });
      // Its issue is locked: nobody else changes it now.
      const comment = (await readComment(tx, projectId, id))!;
      if (comment.removed_at) throw new RejectedError(notFound('id', 'This comment was deleted.'));
      const change = plan(actor, comment);
      if (change) {
        refuseWhereLocked(row, actor);
        const at = later(row.updated_at, new Date());
        const events = await change(tx, { project, actor }, row, at);
        await appendEvents(tx, projectId, { actorId: actor.id, at }, events);
      }
      return { projectId, number, comment: id };
    };
  });
}

/** Writes the issue's own row and what follows from its texts. @param more by how many it has more comments */
async function settle(
  tx: Transaction,
  { project }: ProjectAndActor,
  row: IssueRow,
  at: Date,
  texts: TextChanges,
  more: number,
): Promise<NewIssueEvent[]> {
  const comment_count = row.comment_count + more;
  await updateIssues(tx, project.id, [{ ...row, comment_count, version: row.version + 1, updated_at: at }]);
  return indexTexts(tx, project, row, await readText(tx, project.id, row.number), texts);
}

function checkBody(body: string): void {
  const problem = commentProblem(body);
  refuse(problem === null ? null : invalid('body', problem));
}

function refuseWhereLocked(row: IssueRow, actor: Actor): void {
  if (row.locked && !actor.can('MAINTAIN')) {
    throw new RejectedError(forbidden('MAINTAIN', 'comment on a locked issue'));
  }
}

function refuse(failure: ReturnType<typeof permissionError>): void {
  if (failure) throw new RejectedError(failure);
}
