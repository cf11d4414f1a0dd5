/**
 * Notifications about leases of the triage queue, sent on the PostgreSQL NOTIFY channel that also announces project
 * versions. Leases are not part of a project's history, so they have no project version.
 */
import { type RawBuilder, sql } from 'kysely';
import { CHANGE_NOTIFICATION_CHANNEL } from '../engines/notifications';

/** Announces that the triage lease of an issue was taken, renewed or released. */
export interface TriageLeaseNotification {
  projectId: number;
  number: number;
}

/**
 * SQL expression that sends a notification about a lease, for the RETURNING clause of a statement on `triage_lease`.
 */
export const TRIAGE_LEASE_NOTIFY_SQL: RawBuilder<unknown> = sql`pg_notify(${CHANGE_NOTIFICATION_CHANNEL},
  triage_lease.project_id || ':triage:' || triage_lease.number)`;

/** Parses the notification payload `PROJECT_ID:triage:NUMBER`. Returns null for any other payload. */
export function parseTriageLeaseNotification(payload: string): TriageLeaseNotification | null {
  const [, projectId, number] = /^(\d+):triage:(\d+)$/.exec(payload) ?? [];
  return number === undefined ? null : { projectId: Number(projectId), number: Number(number) };
}
