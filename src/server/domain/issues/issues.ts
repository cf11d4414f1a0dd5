/** Single issues and their fields, as visible to the viewer. */
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX, INT4_MAX } from '../../../shared/limits';
import { WinnowError } from '../../../shared/errors';
import type { IssueListPage } from '../../search/list/IssueSearch';
import type { CommentRow } from '../../store/read/comments';
import { type IssueRowKey, type IssueRow, readIssueRedirect } from '../../store/read/issues';
import { isIssueVisible } from '../../store/read/issueVisibility';
import { type DirectedIssueLinkKind, type IssueLinkRow, readIssueLinks } from '../../store/read/links';
import type { ProjectRow } from '../../store/read/projects';
import type { LabelRow, MilestoneRow, WorkflowStateRow } from '../../store/read/attributes';
import type { UserRow } from '../../store/read/users';
import {
  type PaginatedConnection,
  type PaginationArguments,
  encodeCursor,
  createConnectionFromList,
} from '../base/connection';
import { decodeGlobalId } from '../base/ids';
import { allMaybePromises, mapMaybePromise, type MaybePromise } from '../base/maybePromise';
import { loadProjectById, requireIssueVisibility } from '../projects/projects';
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

/** The issues of a page of a list, in its order; null for those that were deleted after the page was read. */
export function loadListedIssues(
  context: RequestContext,
  projectId: number,
  { rows, issues = [] }: { rows: readonly { number: number }[]; issues?: IssueListPage['issues'] },
): MaybePromise<readonly (IssueRow | null)[]> {
  for (const issue of issues) context.load.issues.prime(toIssueRowKey(issue), issue);
  return allMaybePromises(rows.map(({ number }) => context.load.issues.load({ projectId, number })));
}

/**
 * Reads issues of several projects from memory where possible, which takes a fraction of the time of reading them from
 * the database. Afterwards, `load.issues` reads only the others.
 * @param keys issues of projects that the viewer may see; others are ignored
 */
export async function preloadIssuesFromMemory(
  context: RequestContext,
  keys: readonly IssueRowKey[],
): Promise<void> {
  const numbersByProject = new Map<number, number[]>();
  for (const { projectId, number } of keys) {
    const numbers = numbersByProject.get(projectId) ?? [];
    numbersByProject.set(projectId, numbers);
    numbers.push(number);
  }
  await Promise.all(
    [...numbersByProject].map(async ([projectId, numbers]) => {
      const project = await loadProjectById(context, projectId);
      if (!project) return;
      const visibility = requireIssueVisibility(context, project);
      const issues = (await context.search.readIssuesInMemory(project, numbers)) ?? [];
      for (const issue of issues)
        if (isIssueVisible(visibility, issue)) context.load.issues.prime(toIssueRowKey(issue), issue);
    }),
  );
}

/** An issue of any project; null if the viewer may not see it. */
export async function loadVisibleIssue(context: RequestContext, key: IssueRowKey): Promise<IssueRow | null> {
  const [project, issue] = await Promise.all([
    loadProjectById(context, key.projectId),
    context.load.issues.load(key),
  ]);
  return project && issue;
}

/**
 * Loads issues by global id, in the order of the ids. Leaves out issues that the viewer may not see.
 * @throws WinnowError LIMIT_EXCEEDED for more than GRAPHQL_CONNECTION_PAGE_SIZE_MAX ids
 */
export async function loadVisibleIssuesById(
  context: RequestContext,
  ids: readonly string[],
): Promise<IssueRow[]> {
  if (ids.length > GRAPHQL_CONNECTION_PAGE_SIZE_MAX)
    throw new WinnowError('LIMIT_EXCEEDED', `At most ${GRAPHQL_CONNECTION_PAGE_SIZE_MAX} ids at once.`);
  const keys = ids.flatMap((id) => {
    const { type, parts: [projectId = 0, number = 0] = [] } = decodeGlobalId(id) ?? {};
    const isIssue = type === 'Issue' && projectId <= INT4_MAX && number <= INT4_MAX;
    return isIssue ? [{ projectId, number }] : [];
  });
  await preloadIssuesFromMemory(context, keys);
  const issues = await Promise.all(keys.map((key) => loadVisibleIssue(context, key)));
  return issues.filter((issue) => issue !== null);
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

export async function hasViewerVoted(context: RequestContext, issue: IssueRow): Promise<boolean> {
  if (!context.viewer) return false;
  return (await context.load.votes.load(toIssueRowKey(issue))) !== null;
}

export async function isViewerWatching(context: RequestContext, issue: IssueRow): Promise<boolean> {
  if (!context.viewer) return false;
  return (await context.load.watches.load(toIssueRowKey(issue))) !== null;
}

export async function loadIssueBody(context: RequestContext, issue: IssueRow): Promise<string> {
  return (await context.load.bodies.load(toIssueRowKey(issue)))?.body ?? '';
}

/** The web address that an issue was imported from; null if there is none. */
export async function loadIssueSourceUrl(context: RequestContext, issue: IssueRow): Promise<string | null> {
  const url = (await context.load.sources.load(toIssueRowKey(issue)))?.url ?? null;
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

/**
 * The reason for which an issue was locked in the tracker that it was imported from; null if it is not locked or there
 * is no reason.
 */
export async function loadIssueLockReason(context: RequestContext, issue: IssueRow): Promise<string | null> {
  if (!issue.locked) return null;
  return (await context.load.sources.load(toIssueRowKey(issue)))?.lock_reason ?? null;
}

/** The state of an issue, which every issue has. */
export function requireIssueWorkflowState(
  context: RequestContext,
  issue: IssueRow,
): MaybePromise<WorkflowStateRow> {
  return mapMaybePromise(loadWorkflowState(context, issue.project_id, issue.state_id), (state) => {
    if (!state) throw new Error(`Issue ${issue.project_id}:${issue.number} has no state ${issue.state_id}.`);
    return state;
  });
}

export function loadParentIssue(context: RequestContext, issue: IssueRow): MaybePromise<IssueRow | null> {
  if (issue.parent_number === null) return null;
  return context.load.issues.load({ projectId: issue.project_id, number: issue.parent_number });
}

export function loadWorkflowState(
  context: RequestContext,
  projectId: number,
  id: number | null,
): MaybePromise<WorkflowStateRow | null> {
  if (id === null) return null;
  return mapMaybePromise(context.load.attributes.load({ kind: 'state', projectId, id }), (attribute) =>
    attribute?.kind === 'state' ? attribute.row : null,
  );
}

export function loadLabel(
  context: RequestContext,
  projectId: number,
  id: number | null,
): MaybePromise<LabelRow | null> {
  if (id === null) return null;
  return mapMaybePromise(context.load.attributes.load({ kind: 'label', projectId, id }), (attribute) =>
    attribute?.kind === 'label' ? attribute.row : null,
  );
}

export function loadMilestone(
  context: RequestContext,
  projectId: number,
  id: number | null,
): MaybePromise<MilestoneRow | null> {
  if (id === null) return null;
  return mapMaybePromise(context.load.attributes.load({ kind: 'milestone', projectId, id }), (attribute) =>
    attribute?.kind === 'milestone' ? attribute.row : null,
  );
}

/** The label with this id, unless it does not exist or was deleted. */
export const loadUndeletedLabel = async (...args: Parameters<typeof loadLabel>): Promise<LabelRow | null> =>
  getUndeleted(await loadLabel(...args));

/** The milestone with this id, unless it does not exist or was deleted. */
export const loadUndeletedMilestone = async (
  ...args: Parameters<typeof loadMilestone>
): Promise<MilestoneRow | null> => getUndeleted(await loadMilestone(...args));

const getUndeleted = <Row extends LabelRow | MilestoneRow>(row: Row | null): Row | null =>
  row?.is_deleted ? null : row;

/** The assignees of an issue in order of assignment. */
export function createAssigneeConnection(
  context: RequestContext,
  issue: IssueRow,
  args: PaginationArguments,
): PaginatedConnection<UserRow> {
  return createConnectionFromList(
    () =>
      mapMaybePromise(
        allMaybePromises(issue.assignee_ids.map((id) => context.load.users.load(id))),
        (users) => users.filter((user) => user !== null),
      ),
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
    () =>
      mapMaybePromise(
        allMaybePromises(issue.label_ids.map((id) => loadLabel(context, issue.project_id, id))),
        (labels) =>
          labels
            .filter((label) => label !== null)
            .sort((a, b) => compareStrings(a.name.toLowerCase(), b.name.toLowerCase())),
      ),
    (label) => encodeCursor(label.id),
    args,
  );
}

export function createIssueLinkConnection(
  context: RequestContext,
  issue: IssueRow,
  { kinds, ...args }: PaginationArguments & { kinds?: readonly DirectedIssueLinkKind[] | null },
): PaginatedConnection<IssueLinkRow> {
  return createConnectionFromList(
    async () => {
      const links = await readIssueLinks(context.store.db, toIssueRowKey(issue), kinds);
      const projects = await allMaybePromises(
        links.map((link) => loadProjectById(context, link.to.projectId)),
      );
      const readable = links.filter((_, index) => projects[index] !== null);
      return context.load.withoutHiddenIssues(readable, ({ to }) => [to]);
    },
    (link) => Buffer.from(`${link.kind}:${link.to.projectId}:${link.to.number}`).toString('base64url'),
    args,
  );
}

export function toIssueRowKey(issue: IssueRow): IssueRowKey {
  return { projectId: issue.project_id, number: issue.number };
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
