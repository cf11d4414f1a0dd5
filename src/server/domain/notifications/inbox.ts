/**
 * Reads the viewer's inbox. Notifications of projects and issues that the viewer can no longer see are left out
 * everywhere.
 */
import { INT4_MAX } from '../../../shared/limits';
import {
  getNotificationReasonCode,
  getNotificationStateCode,
  NOTIFICATION_STATES,
  type NotificationReason,
  type NotificationState,
} from '../../../shared/notifications';
import type { RestrictedProject } from '../../store/read/issueVisibility';
import {
  countInbox,
  type InboxCounts,
  type InboxFilter,
  type InboxPosition,
  type NotificationRow,
  readInboxPage,
} from '../../store/read/notifications';
import {
  createInvalidCursorError,
  memoizeResult,
  type PaginatedConnection,
  type PaginationArguments,
  parsePageSize,
  toPageInfo,
} from '../base/connection';
import type { MaybePromise } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import {
  formatBulkOperationKey,
  readVisibleBulkNotifications,
  type VisibleBulkNotifications,
} from './visibleBulkNotifications';
import { preloadIssuesFromMemory } from '../issues/issues';
import { loadProjectById, loadVisibleProjects } from '../projects/projects';

/** The filters of a list of notifications. An absent one matches all. */
export interface NotificationFilterInput {
  states?: readonly NotificationState[] | null;
  reason?: NotificationReason | null;
  /** Any of these reasons; cannot be combined with `reason`. */
  reasons?: readonly NotificationReason[] | null;
  /** Key of a project. */
  project?: string | null;
}

export interface NotificationConnection extends PaginatedConnection<NotificationRow> {
  unreadCount(): Promise<number>;
  /** The inbox version that the page reflects. */
  version(): Promise<number>;
}

/** The viewer's notifications, newest first. Empty for anonymous viewers. */
export function createNotificationConnection(
  context: RequestContext,
  args: NotificationFilterInput & Pick<PaginationArguments, 'first' | 'after'>,
): NotificationConnection {
  const { db } = context.store;
  const size = parsePageSize(args);
  const after = args.after == null ? null : decodeInboxCursor(args.after);
  const filter = memoizeResult(() => resolveInboxFilter(context, args));
  const page = memoizeResult(async () => readInboxPage(db, await filter(), after, size + 1));
  const rows = memoizeResult(async () => showVisibleEvents(context, (await page()).rows));
  const counts = memoizeResult(async () => countInbox(db, await filter()));
  const edges = memoizeResult(async () => {
    const shown = (await rows()).slice(0, size);
    await preloadIssuesOfNotifications(context, shown);
    return shown.map((node) => ({ cursor: encodeInboxCursor(node), node }));
  });
  return {
    edges,
    totalCount: async () => (await counts()).total,
    unreadCount: async () => (await counts()).unread,
    version: async () => (await page()).version,
    pageInfo: async () =>
      toPageInfo({
        edges: await edges(),
        hasNextPage: (await rows()).length > size,
        hasPreviousPage: after !== null,
      }),
  };
}

const preloadIssuesOfNotifications = (
  context: RequestContext,
  rows: readonly NotificationRow[],
): Promise<void> =>
  preloadIssuesFromMemory(
    context,
    rows.flatMap(({ project_id: projectId, issue_number: number }) =>
      number === 0 ? [] : [{ projectId, number }],
    ),
  );

/** Translates the filters of a request. It matches nothing if there is no viewer, or the project is unknown to them. */
export async function resolveInboxFilter(
  context: RequestContext,
  { states, reason, reasons, project }: NotificationFilterInput,
): Promise<InboxFilter> {
  const visible = context.viewer ? await loadVisibleProjects(context) : [];
  const projectIds = visible.filter(({ key }) => project == null || key === project).map(({ id }) => id);
  const restrictedProjects = await context.load.restrictedProjects(projectIds);
  return {
    userId: context.viewer?.id ?? 0,
    projectIds,
    restrictedProjects,
    hiddenIds: (await loadVisibleBulkNotifications(context, restrictedProjects)).hiddenIds,
    states: (states ?? NOTIFICATION_STATES).map(getNotificationStateCode),
    reasons: (reasons ?? (reason == null ? null : [reason]))?.map(getNotificationReasonCode) ?? null,
  };
}

const loadVisibleBulkNotifications = (
  { store, viewer }: RequestContext,
  restrictedProjects: readonly RestrictedProject[],
): Promise<VisibleBulkNotifications> =>
  readVisibleBulkNotifications(store.db, viewer?.id ?? 0, restrictedProjects);

/** Counts only events of visible issues in notifications about bulk operations, and leaves out those without any. */
async function showVisibleEvents(
  context: RequestContext,
  rows: readonly NotificationRow[],
): Promise<NotificationRow[]> {
  const projectIds = rows.filter(({ bulk_number }) => bulk_number > 0).map(({ project_id }) => project_id);
  const restrictedProjects = await context.load.restrictedProjects(projectIds);
  const { hiddenIds, counts } = await loadVisibleBulkNotifications(context, restrictedProjects);
  return rows
    .filter(({ id }) => !hiddenIds.includes(id))
    .map((row) => ({ ...row, ...counts.get(formatBulkOperationKey(row)) }));
}

/** The counts of unfiltered inboxes, keyed by the loaders of a request, which a write replaces. */
const inboxCounts = new WeakMap<RequestContext['load'], Promise<InboxCounts>>();

/** Counts the viewer's inbox, once per request, so that its number of unread notifications and its version agree. */
function loadInboxCounts(context: RequestContext): Promise<InboxCounts> {
  const count = async () => countInbox(context.store.db, await resolveInboxFilter(context, {}));
  const counts = inboxCounts.get(context.load) ?? count();
  inboxCounts.set(context.load, counts);
  return counts;
}

export const countUnreadNotifications = async (context: RequestContext): Promise<number> =>
  (await loadInboxCounts(context)).unread;

/** The number of unread notifications of a user; null if the user is not the viewer. */
export const loadUnreadNotificationCount = (
  context: RequestContext,
  userId: number,
): Promise<number> | null => (context.viewer?.id === userId ? countUnreadNotifications(context) : null);

/** The version of a user's inbox; null if the user is not the viewer. */
export const loadInboxVersion = async (context: RequestContext, userId: number): Promise<number | null> =>
  context.viewer?.id === userId ? (await loadInboxCounts(context)).version : null;

/** Returns the viewer's notification about an issue that they can see; null if there is none. */
export const loadNotificationOfIssue = (
  { load, viewer }: RequestContext,
  { project_id: projectId, number }: { project_id: number; number: number },
): MaybePromise<NotificationRow | null> =>
  viewer && load.notificationsBySubject.load({ projectId, issueNumber: number, bulkNumber: 0 });

/** Returns the viewer's notification about a bulk operation that they can see; null if there is none. */
export async function loadNotificationOfBulkOperation(
  context: RequestContext,
  { project_id: projectId, number }: { project_id: number; number: number },
): Promise<NotificationRow | null> {
  if (!context.viewer) return null;
  const subject = { projectId, issueNumber: 0, bulkNumber: number };
  const row = await context.load.notificationsBySubject.load(subject);
  return row && ((await showVisibleEvents(context, [row]))[0] ?? null);
}

/** Returns a notification of the viewer; null if it does not exist or the viewer can no longer see its project. */
export async function loadVisibleNotification(
  context: RequestContext,
  id: number,
): Promise<NotificationRow | null> {
  const row = await context.load.notifications.load(id);
  if (!row || !(await loadProjectById(context, row.project_id))) return null;
  return (await showVisibleEvents(context, [row]))[0] ?? null;
}

/** Loads notifications by id, in the order of the ids. Leaves out notifications that the viewer cannot see. */
export async function loadVisibleNotifications(
  context: RequestContext,
  ids: readonly number[],
): Promise<NotificationRow[]> {
  const rows = await Promise.all(ids.map((id) => loadVisibleNotification(context, id)));
  return rows.filter((row) => row !== null);
}

/** A cursor has the time in milliseconds, which is the precision of all times of notifications, and the id. */
const encodeInboxCursor = ({ updated_at, id }: NotificationRow): string =>
  Buffer.from(`${updated_at.getTime()}:${id}`, 'latin1').toString('base64url');

function decodeInboxCursor(cursor: string): InboxPosition {
  const text = Buffer.from(cursor.slice(0, 60), 'base64url').toString('latin1');
  const [, time, id] = /^(\d{1,13}):(\d{1,10})$/.exec(text) ?? [];
  if (time === undefined || Number(id) > INT4_MAX) throw createInvalidCursorError();
  return { updatedAt: new Date(Number(time)), id: Number(id) };
}
