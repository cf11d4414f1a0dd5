/** Single issues and their fields, as visible to the viewer. */
import { INT4_MAX } from '../../../shared/limits';
import { WinnowError } from '../../../shared/errors';
import type { CommentRow } from '../../store/read/comments';
import { type IssueKey, type IssueRow, readIssueRedirect } from '../../store/read/issues';
import { type IssueLinkRow, readIssueLinks } from '../../store/read/links';
import type { ProjectRow } from '../../store/read/projects';
import type { LabelRow, MilestoneRow, WorkflowStateRow } from '../../store/read/attributes';
import type { UserRow } from '../../store/read/users';
import {
  type PaginatedConnection,
  type PaginationArguments,
  encodeCursor,
  createConnectionFromList,
} from '../base/connection';
import { loadProjectById } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';

/**
 * An issue of a project that the viewer may see. A number that an import moved leads to the issue's new
 * number.
 */
export async function loadIssueByNumber(
  context: RequestContext,
  project: ProjectRow,
  number: number,
): Promise<IssueRow | null> {
  if (number < 1 || number > INT4_MAX) return null;
  const key = { projectId: project.id, number };
  const issue = await context.load.issues.load(key);
  if (issue) return issue;
  const moved = await readIssueRedirect(context.store.db, key);
  return moved === null ? null : context.load.issues.load({ projectId: project.id, number: moved });
}

/** An issue of any project; null if the viewer may not see it. */
export async function loadVisibleIssue(context: RequestContext, key: IssueKey): Promise<IssueRow | null> {
  const [project, issue] = await Promise.all([
    loadProjectById(context, key.projectId),
    context.load.issues.load(key),
  ]);
  return project && issue;
}

/**
 * The issue of a comment.
 * @throws WinnowError NOT_FOUND if the issue was deleted meanwhile
 */
export async function requireCommentIssue(context: RequestContext, comment: CommentRow): Promise<IssueRow> {
  const key = { projectId: comment.project_id, number: comment.issue_number };
  const issue = await context.load.issues.load(key);
  if (!issue) throw new WinnowError('NOT_FOUND', 'This issue was deleted.');
  return issue;
}

/** Whether the viewer votes for an issue, or watches it. */
export async function hasViewerVoteOrWatch(
  context: RequestContext,
  issue: IssueRow,
  table: 'vote' | 'watch',
): Promise<boolean> {
  if (!context.viewer) return false;
  const loader = table === 'vote' ? context.load.votes : context.load.watches;
  return (await loader.load(toIssueKey(issue))) !== null;
}

export async function loadIssueBody(context: RequestContext, issue: IssueRow): Promise<string> {
  return (await context.load.bodies.load(toIssueKey(issue)))?.body ?? '';
}

/** The web address that an issue was imported from; null if there is none. */
export async function loadIssueSourceUrl(context: RequestContext, issue: IssueRow): Promise<string | null> {
  const url = (await context.load.sources.load(toIssueKey(issue)))?.url ?? null;
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

/** The state of an issue, which every issue has. */
export async function requireIssueWorkflowState(
  context: RequestContext,
  issue: IssueRow,
): Promise<WorkflowStateRow> {
  const state = await loadWorkflowState(context, issue.project_id, issue.state_id);
  if (!state) throw new Error(`Issue ${issue.project_id}:${issue.number} has no state ${issue.state_id}.`);
  return state;
}

export async function loadParentIssue(context: RequestContext, issue: IssueRow): Promise<IssueRow | null> {
  if (issue.parent_number === null) return null;
  return context.load.issues.load({ projectId: issue.project_id, number: issue.parent_number });
}

export async function loadWorkflowState(
  context: RequestContext,
  projectId: number,
  id: number | null,
): Promise<WorkflowStateRow | null> {
  if (id === null) return null;
  const attribute = await context.load.attributes.load({ kind: 'state', projectId, id });
  return attribute?.kind === 'state' ? attribute.row : null;
}

export async function loadLabel(
  context: RequestContext,
  projectId: number,
  id: number | null,
): Promise<LabelRow | null> {
  if (id === null) return null;
  const attribute = await context.load.attributes.load({ kind: 'label', projectId, id });
  return attribute?.kind === 'label' ? attribute.row : null;
}

export async function loadMilestone(
  context: RequestContext,
  projectId: number,
  id: number | null,
): Promise<MilestoneRow | null> {
  if (id === null) return null;
  const attribute = await context.load.attributes.load({ kind: 'milestone', projectId, id });
  return attribute?.kind === 'milestone' ? attribute.row : null;
}

/** The assignees of an issue in order of assignment. */
export function createAssigneeConnection(
  context: RequestContext,
  issue: IssueRow,
  args: PaginationArguments,
): PaginatedConnection<UserRow> {
  return createConnectionFromList(
    async () => {
      const users = await Promise.all(issue.assignee_ids.map((id) => context.load.users.load(id)));
      return users.filter((user) => user !== null);
    },
    (user) => encodeCursor(user.id),
    args,
  );
}

/** The labels of an issue by name, ignoring case. */
export function createIssueLabelConnection(
  context: RequestContext,
  issue: IssueRow,
  args: PaginationArguments,
): PaginatedConnection<LabelRow> {
  return createConnectionFromList(
    async () => {
      const labels = await Promise.all(issue.label_ids.map((id) => loadLabel(context, issue.project_id, id)));
      return labels
        .filter((label) => label !== null)
        .sort((a, b) => compareStrings(a.name.toLowerCase(), b.name.toLowerCase()));
    },
    (label) => encodeCursor(label.id),
    args,
  );
}

export function createIssueLinkConnection(
  context: RequestContext,
  issue: IssueRow,
  args: PaginationArguments,
): PaginatedConnection<IssueLinkRow> {
  return createConnectionFromList(
    async () => {
      const links = await readIssueLinks(context.store.db, toIssueKey(issue));
      const projects = await Promise.all(links.map((link) => loadProjectById(context, link.to.projectId)));
      return links.filter((_, index) => projects[index] !== null);
    },
    (link) => Buffer.from(`${link.kind}:${link.to.projectId}:${link.to.number}`).toString('base64url'),
    args,
  );
}

export function toIssueKey(issue: IssueRow): IssueKey {
  return { projectId: issue.project_id, number: issue.number };
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
