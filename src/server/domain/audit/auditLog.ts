/** Reads the audit log, for administrators. */
import type { AuditAction } from '../../../shared/audit';
import {
  type AuditEntryRow,
  countAuditEntries,
  readAuditEntries,
  readAuditEntry,
} from '../../store/read/audit';
import { isAdministratorActor } from '../access/permissions';
import { type PaginatedConnection, createForwardOnlyConnection } from '../base/connection';
import { requireAdministrator } from '../access/requireAdministrator';
import { normalizeNameFilter, type NameFilterArguments } from '../base/matching';
import type { RequestContext } from '../context/RequestContext';

/**
 * The entries of the audit log, newest first.
 * @throws WinnowError UNAUTHENTICATED, FORBIDDEN
 */
export function createAuditLogConnection(
  context: RequestContext,
  args: Pick<NameFilterArguments, 'first' | 'after' | 'matching'> & {
    actions?: readonly AuditAction[] | null;
  },
): PaginatedConnection<AuditEntryRow> {
  requireAdministrator(context, 'read the audit log');
  const { db } = context.store;
  const filter = { actions: args.actions ?? null, matching: normalizeNameFilter(args) };
  return createForwardOnlyConnection(
    args,
    (after, limit) => readAuditEntries(db, filter, after, limit),
    ({ id }) => id,
    () => countAuditEntries(db, filter),
  );
}

export async function loadVisibleAuditEntry(
  context: RequestContext,
  id: number,
): Promise<AuditEntryRow | null> {
  return isAdministratorActor(context.viewer) ? readAuditEntry(context.store.db, id) : null;
}

export interface AuditDetail {
  name: string;
  value: string;
}

/** The details of an audit entry as name and value pairs, without null values. */
export function toAuditDetails({ details }: AuditEntryRow): AuditDetail[] {
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value: String(value) }],
  );
}
