/** PostgreSQL NOTIFY messages that announce changed inboxes, on the channel that also announces project versions. */
import { sql, type Transaction } from 'kysely';
import { CHANGE_NOTIFICATION_CHANNEL } from '../engines/notifications';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Announces that a notification was added to a person's inbox or changed. */
export interface InboxChangeNotification {
  userId: number;
  /** Null: too many notifications have changed to be named. */
  notificationId: number | null;
  /** Version of the inbox after the change. */
  version: number;
}

/** Maximum entries of one payload. PostgreSQL allows 8,000 bytes per payload; an entry has at most 39. */
const INBOX_ENTRIES_PER_PAYLOAD_MAX = 200;

/** Announces changed inboxes. PostgreSQL delivers the announcement with the commit, to every process. */
export async function notifyInboxChanges(
  tx: Transaction<DatabaseTables>,
  changes: readonly InboxChangeNotification[],
): Promise<void> {
  const entries = changes.map(
    ({ userId, notificationId, version }) => `${userId}=${notificationId ?? ''}@${version}`,
  );
  const payloads: string[] = [];
  for (let start = 0; start < entries.length; start += INBOX_ENTRIES_PER_PAYLOAD_MAX)
    payloads.push(`inbox:${entries.slice(start, start + INBOX_ENTRIES_PER_PAYLOAD_MAX).join(',')}`);
  if (payloads.length === 0) return;
  await sql`SELECT pg_notify(${CHANGE_NOTIFICATION_CHANNEL}, payload)
    FROM unnest(${payloads}::text[]) AS payload`.execute(tx);
}

/**
 * Parses the NOTIFY payload `inbox:USER_ID=NOTIFICATION_ID@VERSION,…`, in which the id of the notification can be empty.
 * Returns an empty list for any other payload.
 */
export function parseInboxChangeNotification(payload: string): InboxChangeNotification[] {
  if (!/^inbox:\d+=\d*@\d+(?:,\d+=\d*@\d+)*$/.test(payload)) return [];
  return payload
    .slice('inbox:'.length)
    .split(',')
    .map((entry) => {
      const [userId, notificationId, version] = entry.split(/[=@]/);
      return {
        userId: Number(userId),
        notificationId: notificationId ? Number(notificationId) : null,
        version: Number(version),
      };
    });
}
