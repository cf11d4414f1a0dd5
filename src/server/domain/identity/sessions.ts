/** Ends the viewer's own sessions, for example after losing a device. */
import { INT4_MAX } from '../../../shared/limits';
import { deleteSession, deleteOtherSessions } from '../../store/write/credentials';
import { decodeGlobalId } from '../base/ids';
import type { RequestContext } from '../context/RequestContext';
import { createNotFoundError, MutationRejectedError } from '../base/UserError';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { readEnabledViewerUserRow, requireViewerWhoCanChangeOwnAccount } from './account';
import { writeAuditEntry } from '../audit/audit';
import type { AccountMutationResult } from './updateProfile';

export function revokeSession(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<AccountMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    const number = decodeGlobalIdNumber(id, 'Session');
    return async (tx) => {
      const { login } = await readEnabledViewerUserRow(tx, holder);
      if (number === null || !(await deleteSession(tx, holder.id, number))) {
        throw new MutationRejectedError(createNotFoundError('id', 'Session not found.'));
      }
      await writeAuditEntry(tx, context, { action: 'session_revoked', subject: login });
      return { userId: holder.id };
    };
  });
}

/** Ends all sessions of the viewer except the one that sent the request. */
export function revokeOtherSessions(
  context: RequestContext,
  _input: object,
  request: MutationRequest,
): Promise<MutationWriteResult<AccountMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    return async (tx) => {
      const { login } = await readEnabledViewerUserRow(tx, holder);
      const sessions = await deleteOtherSessions(tx, holder.id, getCurrentSessionId(context));
      if (sessions > 0) {
        await writeAuditEntry(tx, context, {
          action: 'session_revoked',
          subject: login,
          details: { sessions },
        });
      }
      return { userId: holder.id };
    };
  });
}

/** The session that authenticated the request; null for a token. */
export const getCurrentSessionId = ({ credential }: RequestContext): number | null =>
  credential?.kind === 'session' ? credential.id : null;

/** The number in a global id of this type; null for another id. */
export function decodeGlobalIdNumber(id: string, type: string): number | null {
  const decoded = decodeGlobalId(id);
  const [number, ...rest] = decoded?.parts ?? [];
  const isOne = decoded?.type === type && rest.length === 0 && number !== undefined && number <= INT4_MAX;
  return isOne ? number : null;
}
