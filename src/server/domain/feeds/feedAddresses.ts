/** The addresses of the viewer's feeds. */
import type { SavedViewRow } from '../../store/read/savedViews';
import { increaseFeedGeneration } from '../../store/write/users';
import { writeAuditEntry } from '../audit/audit';
import type { RequestContext } from '../context/RequestContext';
import {
  getViewerWhoCanChangeOwnAccount,
  readEnabledViewerUserRow,
  requireViewerWhoCanChangeOwnAccount,
} from '../identity/account';
import type { AccountMutationResult } from '../identity/updateProfile';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { createFeedToken } from './feedToken';

/** Start of the path of a feed. The token follows. */
export const FEED_PATH_PREFIX = '/feeds/';

/**
 * The path of a saved view's feed for the viewer. Null for anonymous requests, and for API tokens without the scope
 * `admin`: the address stays valid after the token has been revoked.
 */
export async function createFeedPath(
  context: RequestContext,
  { project_id: projectId, id: viewId }: SavedViewRow,
): Promise<string | null> {
  const holder = getViewerWhoCanChangeOwnAccount(context);
  const owner = holder && (await context.load.viewerWithFeedGeneration());
  if (!owner) return null;
  const subject = { userId: owner.user.id, projectId, viewId };
  return FEED_PATH_PREFIX + createFeedToken(await context.readSigningSecret(), subject, owner.generation);
}

/** Makes the addresses of all feeds of the viewer invalid. */
export function resetFeedAddresses(
  context: RequestContext,
  _input: object,
  request: MutationRequest,
): Promise<MutationWriteResult<AccountMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    return async (tx) => {
      const { login } = await readEnabledViewerUserRow(tx, holder);
      await increaseFeedGeneration(tx, holder.id);
      await writeAuditEntry(tx, context, { action: 'feed_addresses_reset', subject: login });
      return { userId: holder.id };
    };
  });
}
