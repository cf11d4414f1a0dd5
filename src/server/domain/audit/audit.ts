/**
 * Writes entries of the audit log: who changed the site, its users or a project's settings, and from
 * where.
 */
import type { AuditAction } from '../../../shared/audit';
import { type NewAuditEntry, insertAuditEntry } from '../../store/write/audit';
import type { Caller } from '../context/RequestContext';

export interface AuditEntry {
  action: AuditAction;
  /**
   * What the action changed, by a name that stays meaningful after its deletion: a login or a project key.
   */
  subject?: string | null;
  /** Details of the audit entry. Must not contain secrets, or anything that a user typed as a password. */
  details?: Record<string, string | number | boolean | null>;
}

/** The user and client of an action. The user may have been created by the same request. */
export type AuditActor = Pick<Caller, 'client'> & { viewer: { id: number } | null };

/** @param db the transaction of the change, if there is one, so that both are committed or neither */
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
