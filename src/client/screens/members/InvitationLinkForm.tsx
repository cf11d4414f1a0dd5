import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InvitationLinkForm_site$key } from '../../../../__generated__/InvitationLinkForm_site.graphql';
import { EMAIL_LENGTH_MAX, INVITATION_TTL_MS } from '../../../shared/limits';
import { getEmailProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { InlineForm } from '../../components/list/InlineForm';
import { ROLE_OPTIONS, type RoleChoice } from '../../components/permissions/roles';
import { CopyableSecret } from '../../ui/copy/CopyableSecret';
import { buildTokenLink } from '../../auth/linkToken';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import rows from '../../ui/rows.module.css';
import type { InvitationLinkFormMutation } from '../../../../__generated__/InvitationLinkFormMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

const INVITATION_LIFETIME_DAYS = INVITATION_TTL_MS / 86_400_000;

const INITIAL_INVITATION_VALUES: { role: RoleChoice; email: string } = { role: 'REPORTER', email: '' };

interface InvitationLinkFormProps {
  projectId: string;
  site: InvitationLinkForm_site$key;
  onClose: () => void;
}

/** Form that creates an invitation link, then shows the link once. */
export function InvitationLinkForm({ projectId, site, onClose }: InvitationLinkFormProps) {
  const { email: canSendEmail } = useFragment(
    graphql`
      fragment InvitationLinkForm_site on Site {
        email
      }
    `,
    site,
  );
  const commit = useImmediateMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    initial: INITIAL_INVITATION_VALUES,
    problemsOf: ({ email }) => ({ email: getEmailProblem(email.trim()) }),
    send: ({ role, email }) => commit(createInvitation, { projectId, role, email: email.trim() || null }),
    onSent: ({ response }) => setSecret(response.edit.secret ?? null),
  });
  const { values, change, field } = form;
  if (secret !== null) {
    return (
      <CopyableSecret label="Invitation link" secret={buildTokenLink('invite', secret)} onDone={onClose}>
        {values.email.trim() !== '' && `The link is being sent to ${values.email.trim()}. `}Copy the link now:
        it is not shown again. Anyone with the link can join for {INVITATION_LIFETIME_DAYS} days, or until you
        revoke it.
      </CopyableSecret>
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
        {canSendEmail && (
          <TextField
            label="Send to (optional)"
            type="email"
            autoComplete="off"
            {...field('email')}
            maxLength={EMAIL_LENGTH_MAX}
            placeholder="name@example.org"
          />
        )}
      </div>
    </InlineForm>
  );
}

/** Creates an invitation link. The response contains its secret; it cannot be read later. */
const createInvitation: MutationDefinition<InvitationLinkFormMutation, 'immediate'> = {
  name: 'createInvitation',
  delivery: 'immediate',
  document: graphql`
    mutation InvitationLinkFormMutation($input: CreateInvitationInput!) {
      edit: createInvitation(input: $input) {
        secret
        project {
          ...InvitationList_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
