import { avatarUrlProblem, emailProblem, personNameProblem } from '../../../shared/validation/people';
import { updateUser } from '../../store/write/users';
import type { RequestContext } from '../context/RequestContext';
import { rejectInvalid } from '../base/UserError';
import { type WriteResult, write, type WriteRequest } from '../writing/write';
import { readAccountHolder, requireAccountHolder } from './account';
import { audit } from '../audit/audit';

export interface ProfileInput {
  name?: string | null;
  /** Null: none. */
  email?: string | null;
  /** Null: none. */
  avatarUrl?: string | null;
}

/** What is done to one's account: nothing of it is told but that. */
export interface AccountResult {
  userId: number;
}

/** What others see of oneself, and where one is written to; what is absent stays. */
export function updateProfile(
  context: RequestContext,
  input: ProfileInput,
  request: WriteRequest,
): Promise<WriteResult<AccountResult>> {
  return write(context, request, async () => {
    const holder = requireAccountHolder(context);
    const fields = checkedProfile(input);
    return async (tx) => {
      const { login } = await readAccountHolder(tx, holder);
      if (Object.keys(fields).length > 0) {
        await updateUser(tx, holder.id, fields);
        const details = { fields: Object.keys(fields).join(', ') };
        await audit(tx, context, { action: 'profile_changed', subject: login, details });
      }
      return { userId: holder.id };
    };
  });
}

/** As columns, without what is absent. @throws Refusal */
export function checkedProfile({ name, email, avatarUrl }: ProfileInput) {
  const clean = { email: email?.trim() || null, avatar_url: avatarUrl?.trim() || null };
  rejectInvalid([
    ['name', name == null ? null : personNameProblem(name)],
    ['email', emailProblem(clean.email ?? '')],
    ['avatarUrl', avatarUrlProblem(clean.avatar_url ?? '')],
  ]);
  return {
    ...(name == null ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email: clean.email }),
    ...(avatarUrl === undefined ? {} : { avatar_url: clean.avatar_url }),
  };
}
