/** Reads the audit log, for administrators. */
import type { AuditAction } from '../../../shared/audit';
import {
  type AuditEntryRow,
  countAuditEntries,
  readAuditEntries,
  readAuditEntry,
} from '../../store/read/audit';
import { isAdministratorActor } from '../access/permissions';
import { type PaginatedConnection, createForwardOnlyKeysetConnection } from '../base/connection';
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
  return createForwardOnlyKeysetConnection(
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

/**
 * Names of details that differ from the stored names. Earlier versions stored the method of sign-in as `way`.
 */
const AUDIT_DETAIL_NAMES_BY_STORED_NAME: Readonly<Record<string, string>> = {
  way: 'method',
  days: 'expires in days',
  sessions: 'ended sessions',
};

/** The details of an audit entry as name and value pairs, without null values. */
export function toAuditDetails({ details }: AuditEntryRow): AuditDetail[] {
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).flatMap(([name, value]) =>
    value === null ? [] : [{ name: AUDIT_DETAIL_NAMES_BY_STORED_NAME[name] ?? name, value: String(value) }],
  );
}
