/**
 * Notifications about bulk operations for a viewer who may not see all of their issues. A stored notification counts the
 * events of all issues that the viewer could see when it was stored. Here, they are counted again.
 */
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { RestrictedProject } from '../../store/read/issueVisibility';
import { readVisibleBulkEvents } from '../../store/read/notificationEvents';
import { readNotificationRecipients } from '../../store/read/notificationRecipients';
import { type NotificationRow, readBulkNotifications } from '../../store/read/notifications';
import { readNotifyingEvents } from './deriveNotifications';

type EventCounts = Pick<NotificationRow, 'event_count' | 'kinds' | 'comment_count' | 'event_sequence'>;

export interface VisibleBulkNotifications {
  /** Ids of the notifications of which all events are hidden. */
  hiddenIds: readonly number[];
  /** By `formatBulkOperationKey`: the counts of the events of visible issues. */
  counts: ReadonlyMap<string, EventCounts>;
}

export const formatBulkOperationKey = (
  notification: Pick<NotificationRow, 'project_id' | 'bulk_number'>,
): string => `${notification.project_id}:${notification.bulk_number}`;

const ALL_VISIBLE: VisibleBulkNotifications = { hiddenIds: [], counts: new Map() };

/** Counts the events of a user's notifications about bulk operations of restricted projects. */
export async function readVisibleBulkNotifications(
  db: DatabaseStore['db'],
  userId: number,
  restrictedProjects: readonly RestrictedProject[],
): Promise<VisibleBulkNotifications> {
  if (restrictedProjects.length === 0) return ALL_VISIBLE;
  const rows = await readBulkNotifications(
    db,
    userId,
    restrictedProjects.map(({ id }) => id),
  );
  const counts = new Map<string, EventCounts>();
  for (const project of restrictedProjects) {
    const own = rows.filter(({ project_id }) => project_id === project.id);
    if (own.length > 0) await countVisibleEvents(db, userId, project, own, counts);
  }
  const hidden = rows.filter((row) => !counts.has(formatBulkOperationKey(row)));
  return { hiddenIds: hidden.map(({ id }) => id), counts };
}

async function countVisibleEvents(
  db: DatabaseStore['db'],
  userId: number,
  project: RestrictedProject,
  rows: readonly NotificationRow[],
  counts: Map<string, EventCounts>,
): Promise<void> {
  const events = await readVisibleBulkEvents(
    db,
    project,
    rows.map(({ bulk_number, first_event_at, event_sequence }) => ({
      bulkNumber: bulk_number,
      firstEventAt: first_event_at,
      lastSequence: event_sequence,
    })),
  );
  const { recipients } = await readNotificationRecipients(db, {
    projectId: project.id,
    isVisibleToSignedInUsers: true,
    ...(await readNotifyingEvents(db, project.id, events)),
    restrictedProjects: [project],
    afterUserId: userId - 1,
    limit: rows.length,
  });
  for (const recipient of recipients) {
    if (recipient.userId === userId)
      counts.set(formatBulkOperationKey({ project_id: project.id, bulk_number: recipient.bulkNumber }), {
        event_count: recipient.eventCount,
        kinds: recipient.kinds,
        comment_count: recipient.commentCount,
        event_sequence: recipient.sequence,
      });
  }
}
