import { Link2, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { MemberActions_project$key } from '../../../../__generated__/MemberActions_project.graphql';
import type { MemberActions_site$key } from '../../../../__generated__/MemberActions_site.graphql';
import { InlineFormButton, useInlineForms, InlineForm } from '../../components/list/InlineForm';
import {
  MAINTAINER_REQUIRED_MESSAGE,
  ROLE_OPTIONS,
  type RoleChoice,
} from '../../components/permissions/roles';
import rows from '../../ui/rows.module.css';
import { InvitationLinkForm } from './InvitationLinkForm';
import { useForm } from '../../components/form/useForm';
import { createSetMemberMutation } from './memberMutations';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';

interface MemberActionsProps {
  project: MemberActions_project$key;
  site: MemberActions_site$key;
  onAdded: () => void;
}

/** Buttons and forms that add a user with an account as a member, or invite others with a link. */
export function MemberActions({ project, site, onAdded }: MemberActionsProps) {
  const { id, viewerCan } = useFragment(
    graphql`
      fragment MemberActions_project on Project {
        id
        viewerCan
      }
    `,
    project,
  );
  const siteData = useFragment(
    graphql`
      fragment MemberActions_site on Site {
        ...InvitationLinkForm_site
      }
    `,
    site,
  );
  const forms = useInlineForms<'add' | 'invite'>();
  const button = {
    forms,
    permitted: viewerCan.includes('MAINTAIN'),
    requirement: MAINTAINER_REQUIRED_MESSAGE,
  };
  return (
    <>
      <div className={rows.controls}>
        <InlineFormButton {...button} name="invite" icon={Link2} variant="plain">
          Invite by link
        </InlineFormButton>
        <InlineFormButton {...button} name="add" icon={Plus}>
          Add member
        </InlineFormButton>
      </div>
      {forms.open === 'add' && (
        <AddMemberForm
          projectId={id}
          onAdded={() => {
            forms.close();
            onAdded();
          }}
          onCancel={forms.close}
        />
      )}
      {forms.open === 'invite' && <InvitationLinkForm projectId={id} site={siteData} onClose={forms.close} />}
    </>
  );
}

const INITIAL_MEMBER_VALUES: { login: string; role: RoleChoice } = { login: '', role: 'DEVELOPER' };

interface AddMemberFormProps {
  projectId: string;
  onAdded: () => void;
  onCancel: () => void;
}

/** Form that adds a user who has an account as a member of the project. */
function AddMemberForm({ projectId, onAdded, onCancel }: AddMemberFormProps) {
  const commit = useImmediateMutation();
  const form = useForm({
    initial: INITIAL_MEMBER_VALUES,
    problemsOf: ({ login }) => ({ login: login.trim() === '' ? 'Enter a login.' : null }),
    send: ({ login, role }) =>
      commit(createSetMemberMutation(), { projectId, login: login.trim().replace(/^@/, ''), role }),
    onSent: (_result: { status: 'done' }) => {
      announceToScreenReader(`${values.login.trim()} added`);
      onAdded();
    },
  });
  const { values, change, errors } = form;
  return (
    <InlineForm label="Add member" submit="Add member" form={form} onCancel={onCancel}>
      <div className={rows.fields}>
        <TextField
          autoFocus
          label="Login"
          autoCapitalize="none"
          spellCheck={false}
          value={values.login}
          error={errors.login}
          hint="The user needs an account. Invite people without one by link."
          onValueChange={(login) => change({ login })}
        />
        <SelectField
          label="Role"
          value={values.role}
          options={ROLE_OPTIONS}
          onChange={(role) => change({ role })}
        />
      </div>
    </InlineForm>
  );
}
