/**
 * Changes to accounts by administrators. They cannot remove their own role or disable themselves, so there
 * is always an administrator.
 */
import { readUsers, type UserRow } from '../../store/read/users';
import { deleteUserCredentials } from '../../store/write/credentials';
import { deleteInvalidInvitations } from '../../store/write/invitations';
import type { Transaction } from '../../store/write/transaction';
import { updateUser as writeUser, type UpdatableUserFields } from '../../store/write/users';
import { writeAuditEntry } from '../audit/audit';
import { replacePicture, validateProfile } from '../identity/updateProfile';
import type { RequestContext } from '../context/RequestContext';
import { createInvalidFieldError, createNotFoundError, MutationRejectedError } from '../base/UserError';
import { decodeUserIds } from '../writing/targets';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { requireAdministratorWithLock, rejectUnlessAdministrator } from '../access/requireAdministrator';
import type { UserIdResult } from './passwordLinks';

export interface UpdateUserInput {
  id: string;
  name?: string | null;
  /** Null removes the email address. */
  email?: string | null;
  administrator?: boolean | null;
  disabled?: boolean | null;
  /** Whether the profile picture is removed. */
  removesPicture?: boolean | null;
}

const EDIT_ACCOUNTS_ACTION_NAME = 'edit accounts';

export function updateUser(
  context: RequestContext,
  { id, administrator, disabled, name, email, removesPicture }: UpdateUserInput,
  request: MutationRequest,
): Promise<MutationWriteResult<UserIdResult>> {
  return runMutationInTransaction(context, request, async () => {
    rejectUnlessAdministrator(context, EDIT_ACCOUNTS_ACTION_NAME);
    const [userId] = decodeUserIds([id], 'id');
    const isSelf = userId === context.viewer?.id;
    if (isSelf && disabled)
      throw new MutationRejectedError(
        createInvalidFieldError('disabled', 'You cannot disable your own account.'),
      );
    if (isSelf && administrator === false) {
      const message = 'You cannot remove your own administrator role. Ask another administrator.';
      throw new MutationRejectedError(createInvalidFieldError('administrator', message));
    }
    const fields: UpdatableUserFields = {
      ...validateProfile({ name, email, ...(removesPicture ? { avatarUrl: null } : {}) }),
      ...(administrator == null ? {} : { site_role: administrator ? 'administrator' : 'user' }),
      ...(disabled == null ? {} : { disabled }),
    };
    return async (tx) => {
      await requireAdministratorWithLock(tx, context, EDIT_ACCOUNTS_ACTION_NAME);
      const [user] = await readUsers(tx, [userId!]);
      if (!user) throw new MutationRejectedError(createNotFoundError('id', 'User not found.'));
      if (user.placeholder) {
        throw new MutationRejectedError(
          createInvalidFieldError('id', `${user.login} was created by an import and has no account.`),
        );
      }
      if (removesPicture) await replacePicture(tx, user.id, null);
      if (Object.keys(fields).length > 0) await writeUser(tx, user.id, fields);
      if (disabled) await deleteUserCredentials(tx, user.id);
      await deleteInvalidInvitations(tx, user.id);
      await writeUserChangeAuditEntries(tx, context, user, fields);
      return { userId: user.id };
    };
  });
}

/** Writes one audit entry if the account was disabled or enabled, and one for all other changed fields. */
async function writeUserChangeAuditEntries(
  tx: Transaction,
  context: RequestContext,
  user: UserRow,
  fields: UpdatableUserFields,
): Promise<void> {
  const subject = user.login;
  if (fields.disabled !== undefined && fields.disabled !== user.disabled) {
    await writeAuditEntry(tx, context, {
      action: fields.disabled ? 'user_disabled' : 'user_enabled',
      subject,
    });
  }
  const { disabled: _, site_role, ...profile } = fields;
  const isRoleChanged = site_role !== undefined && site_role !== user.site_role;
  const names = Object.keys(profile);
  if (!isRoleChanged && names.length === 0) return;
  const details = {
    ...(names.length > 0 ? { fields: names.join(', ') } : {}),
    ...(isRoleChanged ? { administrator: site_role === 'administrator' } : {}),
  };
  await writeAuditEntry(tx, context, { action: 'user_changed', subject, details });
}
