import type { Kysely } from 'kysely';
import type { AuditAction } from '../../../shared/audit';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface NewAuditEntry {
  actorId: number | null;
  action: AuditAction;
  subject: string | null;
  details: object | null;
  address: string | null;
  userAgent: string | null;
}

export async function insertAuditEntry(
  db: Kysely<DatabaseTables>,
  { actorId, action, subject, details, address, userAgent }: NewAuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      actor_id: actorId,
      action,
      subject,
      address,
      user_agent: userAgent,
      details: details && JSON.stringify(details),
    })
    .execute();
}
