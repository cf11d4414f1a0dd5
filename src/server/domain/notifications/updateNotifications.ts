import { INBOX_CHANGES_MAX, INT4_MAX } from '../../../shared/limits';
import { getNotificationStateCode, type NotificationState } from '../../../shared/notifications';
import { announceInboxChanges } from '../../store/changes/inboxAnnouncement';
import type { InboxFilter } from '../../store/read/notifications';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import {
  type NotificationStateChange,
  readTransactionTime,
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
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { type NotificationFilterInput, resolveInboxFilter } from './inbox';

export interface UpdateNotificationsInput extends NotificationFilterInput {
  ids?: readonly string[] | null;
  all?: boolean | null;
  state: NotificationState;
  snoozedUntil?: Date | null;
}

export interface NotificationUpdateResult {
  /** Ids of changed notifications, at most INBOX_CHANGES_MAX. */
  notificationIds: number[];
  /** Of an update of all notifications: the time up to which it applies to notifications; null for an update by id. */
  until: string | null;
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
  const userId = context.viewer?.id ?? 0;
  const change = {
    state: getNotificationStateCode(input.state),
    snoozedUntil: input.snoozedUntil ?? null,
  };
  const written = await runMutationInTransaction<NotificationUpdateResult>(context, request, async () => {
    if (!context.viewer) throw new MutationRejectedError(createSignInRequiredError());
    const ids = validateInput(input);
    const filter = await resolveInboxFilter(context, ids ? {} : input);
    return async (tx) => {
      if (!ids) {
        const until = await readTransactionTime(tx);
        const changed = await updateNextNotifications(tx, filter, change, until);
        return { notificationIds: changed.slice(0, INBOX_CHANGES_MAX), until };
      }
      const changed = await updateNotificationsById(tx, filter, ids, change);
      if (changed.length < ids.length)
        throw new MutationRejectedError(createNotFoundError('ids', 'Notification not found.'));
      await announceInboxChanges(
        tx,
        changed.map((notificationId) => ({ userId, notificationId })),
      );
      return { notificationIds: ids, until: null };
    };
  });
  if (written.result?.until != null)
    await updateRemainingNotifications(context, input, change, written.result.until);
  return written;
}

async function updateRemainingNotifications(
  context: RequestContext,
  input: UpdateNotificationsInput,
  change: NotificationStateChange,
  until: string,
): Promise<void> {
  const filter = await resolveInboxFilter(context, input);
  for (let changed = NOTIFICATIONS_PER_TRANSACTION_MAX; changed === NOTIFICATIONS_PER_TRANSACTION_MAX;)
    changed = await runInTransaction(
      context.store.db,
      async (tx) => (await updateNextNotifications(tx, filter, change, until)).length,
    );
}

async function updateNextNotifications(
  tx: Transaction,
  filter: InboxFilter,
  change: NotificationStateChange,
  until: string,
): Promise<number[]> {
  const changed = await updateMatchingNotifications(
    tx,
    filter,
    change,
    until,
    NOTIFICATIONS_PER_TRANSACTION_MAX,
  );
  if (changed.length > 0) await announceInboxChanges(tx, [{ userId: filter.userId, notificationId: null }]);
  return changed;
}

/**
 * Returns the decoded ids, without duplicates; null for an update of all notifications.
 * @throws MutationRejectedError
 */
function validateInput(input: UpdateNotificationsInput): number[] | null {
  const { ids, all, state, snoozedUntil } = input;
  const hasFilter = input.states != null || input.reason != null || input.project != null;
  rejectInvalidFields([
    ['ids', (ids != null) === (all === true) ? 'Set either `ids` or `all`.' : null],
    ['ids', ids != null && hasFilter ? 'Filters apply only to `all`.' : null],
    [
      'snoozedUntil',
      snoozedUntil != null && state !== 'snoozed'
        ? '`snoozedUntil` can be set only with the state SNOOZED.'
        : null,
    ],
    [
      'snoozedUntil',
      snoozedUntil != null && snoozedUntil.getTime() <= Date.now() ? 'The time must be in the future.' : null,
    ],
  ]);
  if (ids == null) return null;
  if (ids.length > INBOX_CHANGES_MAX) {
    const message = `Pass at most ${INBOX_CHANGES_MAX} ids, or use \`all\`.`;
    throw new MutationRejectedError(createLimitExceededError('ids', message, INBOX_CHANGES_MAX));
  }
  return [...new Set(ids.map(decodeNotificationId))];
}

function decodeNotificationId(id: string): number {
  const decoded = decodeGlobalId(id);
  const [number, ...rest] = decoded?.parts ?? [];
  if (decoded?.type !== 'Notification' || number === undefined || rest.length > 0 || number > INT4_MAX)
    throw new MutationRejectedError(createNotFoundError('ids', 'Notification not found.'));
  return number;
}
