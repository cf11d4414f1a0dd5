import { useState } from 'react';
import { INVITATION_TTL_MS } from '../../../shared/limits';
import { useForm } from '../../components/form/useForm';
import { InlineForm } from '../../components/list/InlineForm';
import { ROLE_OPTIONS, type RoleChoice } from '../../components/roles';
import { OneTimeSecret } from '../../components/OneTimeSecret';
import { buildTokenLink } from '../../auth/linkToken';
import { createInvitation } from './createInvitation';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { SelectField } from '../../ui/form/SelectField';
import rows from '../../ui/rows.module.css';

const INVITATION_LIFETIME_DAYS = INVITATION_TTL_MS / 86_400_000;

const INITIAL_INVITATION_VALUES: { role: RoleChoice } = { role: 'REPORTER' };

interface InvitationLinkFormProps {
  projectId: string;
  onClose: () => void;
}

/** Form that creates an invitation link, then shows the link once. */
export function InvitationLinkForm({ projectId, onClose }: InvitationLinkFormProps) {
  const commit = useImmediateMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    initial: INITIAL_INVITATION_VALUES,
    problemsOf: () => ({}),
    send: ({ role }) => commit(createInvitation, { projectId, role }),
    onSent: ({ response }) => setSecret(response.edit.secret ?? null),
  });
  const { values, change } = form;
  if (secret !== null) {
    return (
      <OneTimeSecret label="Invitation link" secret={buildTokenLink('invite', secret)} onDone={onClose}>
        Copy the link now: it is not shown again. Anyone with the link can join for {INVITATION_LIFETIME_DAYS}{' '}
        days, or until you revoke it.
      </OneTimeSecret>
    );
  }
  return (
    <InlineForm label="Invite by link" submit="Create link" form={form} onCancel={onClose}>
      <div className={rows.fields}>
        <SelectField
          autoFocus
          label="Role"
          value={values.role}
          options={ROLE_OPTIONS}
          onChange={(role) => change({ role })}
        />
      </div>
    </InlineForm>
  );
}
