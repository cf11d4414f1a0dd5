import { randomUUID } from 'node:crypto';
import { INBOX_CHANGES_MAX, INT4_MAX } from '../../../shared/limits';
import {
  notifyInboxChanges,
  type InboxChangeNotification,
} from '../../store/changes/inboxChangeNotification';
import type { InboxFilter } from '../../store/read/notifications';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import {
  type MatchingNotificationsUpdate,
  type NotificationBound,
  type NotificationStateChange,
  readNotificationBound,
  readTransactionTime,
  revertNotificationUpdate,
  updateMatchingNotifications,
  updateNotificationsById,
} from '../../store/write/updateNotifications';
import { decodeGlobalId } from '../base/ids';
import {
  createLimitExceededError,
  createNotFoundError,
  createSignInRequiredError,
  MutationRejectedError,
  rejectInvalidFields,
} from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { type NotificationStateInput, toNotificationStateChange } from '../writing/notificationStates';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { type NotificationFilterInput, resolveInboxFilter } from './inbox';

export interface UpdateNotificationsInput extends NotificationFilterInput, NotificationStateInput {
  ids?: readonly string[] | null;
  all?: boolean | null;
  /** For an update of all notifications: id of the newest notification that may change. */
  upTo?: string | null;
}

export interface NotificationUpdateResult {
  /**
   * Ids of changed notifications, at most INBOX_CHANGES_MAX. For an update by id, includes notifications that were
   * left unchanged because they have newer events.
   */
  notificationIds: number[];
  /** Of an update of all notifications: the time up to which it applies to notifications; null for an update by id. */
  until: string | null;
  /** Of an update of all notifications: the newest notification that may change; null: all may change. */
  upTo: NotificationBound | null;
  /** Identifies an update of all notifications for `undoNotificationUpdate`; null for an update by id. */
  undoToken: string | null;
}

/** Maximum notifications that one transaction changes, so that other requests do not wait long for it. */
const NOTIFICATIONS_PER_TRANSACTION_MAX = 1_000;

/**
 * Changes the state of the viewer's notifications, by id, or of all that match a filter. All of them are changed in
 * several transactions if they are many. If the server stops meanwhile, a repetition of the request with the same
 * idempotency key changes the remaining ones.
 */
export async function updateNotifications(
  context: RequestContext,
  input: UpdateNotificationsInput,
  request: MutationRequest,
): Promise<MutationWriteResult<NotificationUpdateResult>> {
  const written = await runMutationInTransaction<NotificationUpdateResult>(context, request, async () => {
    if (!context.viewer) throw new MutationRejectedError(createSignInRequiredError());
    const viewerId = context.viewer.id;
    const { ids, upToId } = validateInput(input);
    const change = toNotificationStateChange(input);
    const filter = await resolveInboxFilter(context, ids ? {} : input);
    return async (tx) => {
      if (!ids) {
        const until = await readTransactionTime(tx);
        const undoToken = `${change.state}-${randomUUID()}`;
        const upTo = upToId === null ? null : await readNotificationBound(tx, viewerId, upToId);
        if (upToId !== null && !upTo)
          throw new MutationRejectedError(createNotFoundError('upTo', 'Notification not found.'));
        const update = { unchangedSince: until, undoToken, upTo };
        const changed = await updateNextNotifications(tx, filter, change, update);
        return { notificationIds: changed.slice(0, INBOX_CHANGES_MAX), until, undoToken, upTo };
      }
      const updated = await updateNotificationsById(tx, filter, ids, change);
      if (updated.ids.length < ids.length)
        throw new MutationRejectedError(createNotFoundError('ids', 'Notification not found.'));
      await notifyInboxChanges(tx, updated.changed);
      return { notificationIds: ids, until: null, undoToken: null, upTo: null };
    };
  });
  const { until = null, undoToken = null, upTo = null } = written.result ?? {};
  if (until !== null && undoToken !== null) {
    const change = toNotificationStateChange(input);
    const filter = await resolveInboxFilter(context, input);
    const update = { unchangedSince: until, undoToken, upTo };
    await repeatWhileFull(context, (tx) => updateNextNotifications(tx, filter, change, update));
  }
  return written;
}

/**
 * Restores the states from before an update of all matching notifications. Those that have another state since, or new
 * events, stay as they are.
 * @param input `token`: the `undoToken` of the update
 */
export async function undoNotificationUpdate(
  context: RequestContext,
  { token }: { token: string },
  request: MutationRequest,
): Promise<MutationWriteResult<NotificationUpdateResult>> {
  const written = await runMutationInTransaction<NotificationUpdateResult>(context, request, async () => {
    if (!context.viewer) throw new MutationRejectedError(createSignInRequiredError());
    if (!UNDO_TOKEN.test(token))
      throw new MutationRejectedError(createNotFoundError('token', 'No update has this undo token.'));
    const filter = await resolveInboxFilter(context, {});
    return async (tx) => {
      const changed = await revertNextNotifications(tx, filter, token);
      return {
        notificationIds: changed.slice(0, INBOX_CHANGES_MAX),
        until: null,
        undoToken: null,
        upTo: null,
      };
    };
  });
  if (written.result) {
    const filter = await resolveInboxFilter(context, {});
    await repeatWhileFull(context, (tx) => revertNextNotifications(tx, filter, token));
  }
  return written;
}

/** A token starts with the state that the update has set, an index of NOTIFICATION_STATES. */
const UNDO_TOKEN = /^[0-3]-[0-9a-f-]{36}$/;

async function revertNextNotifications(
  tx: Transaction,
  filter: InboxFilter,
  token: string,
): Promise<number[]> {
  const state = Number(token[0]);
  const { ids, changed } = await revertNotificationUpdate(
    tx,
    filter,
    token,
    state,
    NOTIFICATIONS_PER_TRANSACTION_MAX,
  );
  await notifyManyInboxChanges(tx, changed);
  return ids;
}

/** Runs transactions until one changes fewer notifications than the maximum. */
async function repeatWhileFull(
  context: RequestContext,
  changeNext: (tx: Transaction) => Promise<number[]>,
): Promise<void> {
  for (let changed = NOTIFICATIONS_PER_TRANSACTION_MAX; changed === NOTIFICATIONS_PER_TRANSACTION_MAX;)
    changed = await runInTransaction(context.store.db, async (tx) => (await changeNext(tx)).length);
}

async function updateNextNotifications(
  tx: Transaction,
  filter: InboxFilter,
  change: NotificationStateChange,
  update: MatchingNotificationsUpdate,
): Promise<number[]> {
  const { ids, changed } = await updateMatchingNotifications(
    tx,
    filter,
    change,
    update,
    NOTIFICATIONS_PER_TRANSACTION_MAX,
  );
  await notifyManyInboxChanges(tx, changed);
  return ids;
}

/** Announces changes of one inbox without naming the notifications. */
const notifyManyInboxChanges = (
  tx: Transaction,
  changed: readonly InboxChangeNotification[],
): Promise<void> =>
  notifyInboxChanges(
    tx,
    changed.slice(0, 1).map((each) => ({ ...each, notificationId: null })),
  );

/**
 * Returns the decoded ids, without duplicates; null for an update of all notifications.
 * @throws MutationRejectedError
 */
function validateInput(input: UpdateNotificationsInput): { ids: number[] | null; upToId: number | null } {
  const { ids, all, upTo } = input;
  const hasFilter = input.states != null || input.reason != null || input.project != null;
  rejectInvalidFields([
    ['ids', (ids != null) === (all === true) ? 'Set either `ids` or `all`.' : null],
    ['ids', ids != null && hasFilter ? 'Filters apply only to `all`.' : null],
    ['upTo', ids != null && upTo != null ? '`upTo` applies only to `all`.' : null],
  ]);
  if (ids == null) return { ids: null, upToId: upTo == null ? null : decodeNotificationId(upTo, 'upTo') };
  if (ids.length > INBOX_CHANGES_MAX) {
    const message = `Pass at most ${INBOX_CHANGES_MAX} ids, or use \`all\`.`;
    throw new MutationRejectedError(createLimitExceededError('ids', message, INBOX_CHANGES_MAX));
  }
  return { ids: [...new Set(ids.map((id) => decodeNotificationId(id, 'ids')))], upToId: null };
}

function decodeNotificationId(id: string, field: 'ids' | 'upTo'): number {
  const decoded = decodeGlobalId(id);
  const [number, ...rest] = decoded?.parts ?? [];
  if (decoded?.type !== 'Notification' || number === undefined || rest.length > 0 || number > INT4_MAX)
    throw new MutationRejectedError(createNotFoundError(field, 'Notification not found.'));
  return number;
}
