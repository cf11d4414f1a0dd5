import { avatarUrlProblem, emailProblem, personNameProblem } from '../../../shared/validation/people';
import { updateUser } from '../../store/write/users';
import type { RequestContext } from '../context/RequestContext';
import { rejectInvalidFields } from '../base/UserError';
import { type WriteResult, executeWrite, type WriteRequest } from '../writing/write';
import { readAccountHolder, requireAccountHolder } from './account';
import { writeAuditEntry } from '../audit/audit';

export interface ProfileInput {
  name?: string | null;
  /** Null removes the email address. */
  email?: string | null;
  /** Null removes the profile picture. */
  avatarUrl?: string | null;
}

/** Identifies the account that a mutation has changed. */
export interface AccountResult {
  userId: number;
}

/** Changes the viewer's name, email and avatar. Absent fields stay unchanged. */
export function updateProfile(
  context: RequestContext,
  input: ProfileInput,
  request: WriteRequest,
): Promise<WriteResult<AccountResult>> {
  return executeWrite(context, request, async () => {
    const holder = requireAccountHolder(context);
    const fields = validateProfile(input);
    return async (tx) => {
      const { login } = await readAccountHolder(tx, holder);
      if (Object.keys(fields).length > 0) {
        await updateUser(tx, holder.id, fields);
        const details = { fields: Object.keys(fields).join(', ') };
        await writeAuditEntry(tx, context, { action: 'profile_changed', subject: login, details });
      }
      return { userId: holder.id };
    };
  });
}

/**
 * The profile input as columns of the user's row, without absent fields.
 * @throws RejectedError VALIDATION_FAILED
 */
export function validateProfile({ name, email, avatarUrl }: ProfileInput) {
  const trimmed = { email: email?.trim() || null, avatar_url: avatarUrl?.trim() || null };
  rejectInvalidFields([
    ['name', name == null ? null : personNameProblem(name)],
    ['email', emailProblem(trimmed.email ?? '')],
    ['avatarUrl', avatarUrlProblem(trimmed.avatar_url ?? '')],
  ]);
  return {
    ...(name == null ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email: trimmed.email }),
    ...(avatarUrl === undefined ? {} : { avatar_url: trimmed.avatar_url }),
  };
}
