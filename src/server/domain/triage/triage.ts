/** The triage queue of a project: its counts, leases and settings, and the lease and snooze of an issue. */
import {
  DEFAULT_INFORMATION_TEMPLATE,
  DEFAULT_TRIAGE_QUERY,
  fillInformationTemplate,
  INFORMATION_LABEL_NAMES,
} from '../../../shared/triage';
import type { QueryProblem } from '../../../shared/query/ast';
import type { IssueList, RequestedListSortOrder } from '../../search/list/IssueSearch';
import { readLabelByLetters, type LabelRow } from '../../store/read/attributes';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import {
  countTriageDecisionsToday,
  readTriageLeasesOfProject,
  readTriageLeasesOfUser,
  type TriageLeaseRow,
  type TriageSnoozeRow,
} from '../../store/read/triage';
import type { MaybePromise } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { loadNotificationSettings } from '../email/notificationSettings';
import { toIssueListRequest } from '../issues/createIssueConnection';
import { loadUndeletedLabel, toIssueRowKey } from '../issues/issues';
import { requireIssueVisibility, requireVisibleProject } from '../projects/projects';
import { loadUser } from '../people/users';

/** The order of the queue unless another one is requested: newest first. */
export const DEFAULT_TRIAGE_ORDER: RequestedListSortOrder = { field: 'CREATED_AT', direction: 'DESC' };

/** The triage queue of a project for a query. */
export interface TriageQueue {
  project: ProjectRow;
  query: string;
}

/** Opens the list of the issues of a triage queue, without snoozed ones. */
export function openTriageList(
  context: RequestContext,
  project: ProjectRow,
  query: string | null | undefined,
  order: RequestedListSortOrder | null | undefined,
): IssueList {
  return context.search.list({
    ...toIssueListRequest(context, project, query ?? DEFAULT_TRIAGE_QUERY),
    // Reads the current version. The version of the request is too old for a second attempt of a mutation.
    version: undefined,
    order: order ?? DEFAULT_TRIAGE_ORDER,
    withoutSnoozed: true,
  });
}

const openQueueList = (context: RequestContext, { project, query }: TriageQueue): IssueList =>
  openTriageList(context, project, query, null);

/** The exact number of issues in a queue, including leased ones. */
export const countTriageIssues = (context: RequestContext, queue: TriageQueue): Promise<number> =>
  openQueueList(context, queue).readTotalIssueCount();

export const loadTriageQueryProblems = (
  context: RequestContext,
  queue: TriageQueue,
): Promise<QueryProblem[]> => openQueueList(context, queue).readQueryProblems();

/** When the oldest untriaged issue of the project that is not snoozed was created, or null if there is none. */
export async function loadOldestUntriagedTime(
  context: RequestContext,
  { project }: TriageQueue,
): Promise<Date | null> {
  const list = openTriageList(context, project, DEFAULT_TRIAGE_QUERY, {
    field: 'CREATED_AT',
    direction: 'ASC',
  });
  const page = await list.readIssuePage({ first: 1, after: null, last: null, before: null, offset: null });
  const [row] = page.rows;
  if (!row) return null;
  const issue =
    page.issues?.[0] ?? (await context.load.issues.load({ projectId: project.id, number: row.number }));
  return issue?.created_at ?? null;
}

/** The number of decisions of the viewer in the project today, in the time zone of their notification settings. */
export async function countViewerDecisionsToday(
  context: RequestContext,
  { project }: TriageQueue,
): Promise<number> {
  const { viewer, store } = context;
  if (!viewer) return 0;
  const { time_zone } = await loadNotificationSettings(context, viewer.id);
  const visibility = requireIssueVisibility(context, project);
  return countTriageDecisionsToday(store.db, project.id, visibility, viewer.id, time_zone);
}

/** Active leases of the project, latest expiry first. */
export async function loadTriageLeases(
  context: RequestContext,
  { project }: TriageQueue,
): Promise<TriageLeaseRow[]> {
  return readTriageLeasesOfProject(context.store.db, project.id, requireIssueVisibility(context, project));
}

/**
 * The viewer's active leases of issues that belong to the queue, in the order in which the issues should be decided.
 */
export async function loadViewerTriageLeases(
  context: RequestContext,
  queue: TriageQueue,
): Promise<TriageLeaseRow[]> {
  const { viewer, store } = context;
  if (!viewer) return [];
  const leases = await readTriageLeasesOfUser(store.db, queue.project.id, viewer.id);
  const numbers = leases.map(({ number }) => number);
  const queued = new Set(await openQueueList(context, queue).filterIssueNumbers(numbers));
  return leases.filter(({ number }) => queued.has(number));
}

/** The active lease of an issue, or null if it is not leased. */
export const loadTriageLease = (
  context: RequestContext,
  issue: IssueRow,
): MaybePromise<TriageLeaseRow | null> => context.load.triageLeases.load(toIssueRowKey(issue));

/** The snooze of an issue, or null if it is not snoozed. */
export const loadTriageSnooze = (
  context: RequestContext,
  issue: IssueRow,
): MaybePromise<TriageSnoozeRow | null> => context.load.triageSnoozes.load(toIssueRowKey(issue));

/** The Markdown template for requests for information, with placeholders. */
export async function loadInformationTemplate(
  { load }: RequestContext,
  { id }: Pick<ProjectRow, 'id'>,
): Promise<string> {
  return (await load.triageSettings.load(id))?.information_template ?? DEFAULT_INFORMATION_TEMPLATE;
}

/**
 * The label that requests for information add, or null for none. The default is the first label, by name, that is meant
 * for issues that wait for information.
 */
export async function loadInformationLabel(
  context: RequestContext,
  { id }: Pick<ProjectRow, 'id'>,
): Promise<LabelRow | null> {
  const chosen = (await context.load.triageSettings.load(id))?.information_label_id ?? null;
  if (chosen !== null) return loadUndeletedLabel(context, id, chosen);
  return readLabelByLetters(context.store.db, id, INFORMATION_LABEL_NAMES);
}

/** The template for requests for information, with the values of an issue in place of the placeholders. */
export async function loadInformationRequestText(context: RequestContext, issue: IssueRow): Promise<string> {
  const project = await requireVisibleProject(context, issue.project_id);
  const author = await loadUser(context, issue.author_id);
  return fillInformationTemplate(await loadInformationTemplate(context, project), {
    author: author && !author.placeholder ? author.login : null,
    key: `${project.key}-${issue.number}`,
    title: issue.title,
    project: project.name,
  });
}
