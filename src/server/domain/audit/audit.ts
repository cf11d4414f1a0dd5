/** What the audit log is told: who did what to the site or its people, and from where. */
import type { AuditAction } from '../../../shared/audit';
import { type NewAuditEntry, insertAuditEntry } from '../../store/write/audit';
import type { Caller } from '../context/RequestContext';

export interface AuditEntry {
  action: AuditAction;
  /** In words that last: a login, a project's key. */
  subject?: string | null;
  /** No secret, and nothing that somebody typed as one. */
  details?: Record<string, string | number | boolean | null>;
}

/** Who did it, also where they have just become somebody. */
export type AuditActor = Pick<Caller, 'client'> & { viewer: { id: number } | null };

/** @param db the transaction that does what is noted, where there is one: both are there or neither. */
export function audit(
  db: Parameters<typeof insertAuditEntry>[0],
  { viewer, client: origin }: AuditActor,
  { action, subject = null, details }: AuditEntry,
): Promise<void> {
  const row: NewAuditEntry = {
    actorId: viewer?.id ?? null,
    action,
    subject,
    details: details ?? null,
    ...origin,
  };
  return insertAuditEntry(db, row);
}
