/**
 * Writes entries of the audit log: who changed the site, its users or a project's settings, and from
 * where.
 */
import type { AuditAction } from '../../../shared/audit';
import { type NewAuditEntry, insertAuditEntry } from '../../store/write/audit';
import type { Caller } from '../context/RequestContext';

export interface AuditEntry {
  action: AuditAction;
  /** Login or project key that the action concerned, which stays meaningful after the user or project is gone. */
  subject?: string | null;
  /** Details of the audit entry. Must not contain secrets, or anything that a user typed as a password. */
  details?: Record<string, string | number | boolean | null>;
}

/** Who performed an audited action, and from where. The user may have been created by the same request. */
export type AuditActor = Pick<Caller, 'client'> & { viewer: { id: number } | null };

/**
 * Writes an audit entry.
 * @param db the transaction of the audited change, if there is one: the change and its entry are then committed
 *   together
 */
export function writeAuditEntry(
  db: Parameters<typeof insertAuditEntry>[0],
  { viewer, client }: AuditActor,
  { action, subject = null, details }: AuditEntry,
): Promise<void> {
  const row: NewAuditEntry = {
    actorId: viewer?.id ?? null,
    action,
    subject,
    details: details ?? null,
    ...client,
  };
  return insertAuditEntry(db, row);
}
