/**
 * What administrators change of others. They leave their own right, and their own way in, to another one: so
 * there is always an administrator left.
 */
import { readUsers, type UserRow } from '../../store/read/users';
import { deleteCredentials } from '../../store/write/credentials';
import { deleteInvalidInvitations } from '../../store/write/invitations';
import type { Transaction } from '../../store/write/transaction';
import { updateUser as writeUser, type UserFields } from '../../store/write/users';
import { audit } from '../audit/audit';
import { checkedProfile } from '../identity/updateProfile';
import type { RequestContext } from '../context/RequestContext';
import { invalid, notFound, RejectedError } from '../base/UserError';
import { userIds } from '../writing/targets';
import { type WriteResult, write, type WriteRequest } from '../writing/write';
import { lockAsAdministrator, rejectUnlessAdministrator } from '../access/requireAdministrator';
import type { UserResult } from './passwordLinks';

export interface UserInput {
  id: string;
  name?: string | null;
  /** Null: none. */
  email?: string | null;
  administrator?: boolean | null;
  disabled?: boolean | null;
}

const WHAT = 'edit accounts';

export function updateUser(
  context: RequestContext,
  { id, administrator, disabled, name, email }: UserInput,
  request: WriteRequest,
): Promise<WriteResult<UserResult>> {
  return write(context, request, async () => {
    rejectUnlessAdministrator(context, WHAT);
    const [userId] = userIds([id], 'id');
    const isOwn = userId === context.viewer?.id;
    if (isOwn && disabled)
      throw new RejectedError(invalid('disabled', 'You cannot disable your own account.'));
    if (isOwn && administrator === false) {
      const message = 'You cannot remove your own administrator role. Ask another administrator.';
      throw new RejectedError(invalid('administrator', message));
    }
    const fields: UserFields = {
      ...checkedProfile({ name, email }),
      ...(administrator == null ? {} : { site_role: administrator ? 'administrator' : 'user' }),
      ...(disabled == null ? {} : { disabled }),
    };
    return async (tx) => {
      await lockAsAdministrator(tx, context, WHAT);
      const [user] = await readUsers(tx, [userId!]);
      if (!user) throw new RejectedError(notFound('id', 'User not found.'));
      if (user.placeholder) {
        throw new RejectedError(invalid('id', `${user.login} was created by an import and has no account.`));
      }
      if (Object.keys(fields).length > 0) await writeUser(tx, user.id, fields);
      if (disabled) await deleteCredentials(tx, user.id);
      await deleteInvalidInvitations(tx, user.id);
      await note(tx, context, user, fields);
      return { userId: user.id };
    };
  });
}

/** What changed of it; nothing where nothing did. */
async function note(
  tx: Transaction,
  context: RequestContext,
  user: UserRow,
  fields: UserFields,
): Promise<void> {
  const subject = user.login;
  if (fields.disabled !== undefined && fields.disabled !== user.disabled) {
    await audit(tx, context, { action: fields.disabled ? 'user_disabled' : 'user_enabled', subject });
  }
  const { disabled: _, site_role, ...said } = fields;
  const isOther = site_role !== undefined && site_role !== user.site_role;
  const names = Object.keys(said);
  if (!isOther && names.length === 0) return;
  const details = {
    ...(names.length > 0 ? { fields: names.join(', ') } : {}),
    ...(isOther ? { administrator: site_role === 'administrator' } : {}),
  };
  await audit(tx, context, { action: 'user_changed', subject, details });
}
