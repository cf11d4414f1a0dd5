import { useForm } from '../../components/form/useForm';
import { InlineForm } from '../../components/list/InlineForm';
import { ROLE_OPTIONS, type RoleChoice } from '../../components/roles';
import { createSetMemberMutation } from './setMember';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import rows from '../../ui/rows.module.css';

const INITIAL_MEMBER_VALUES: { login: string; role: RoleChoice } = { login: '', role: 'DEVELOPER' };

interface AddMemberFormProps {
  projectId: string;
  onAdded: () => void;
  onCancel: () => void;
}

/** Form that adds a user who has an account as a member of the project. */
export function AddMemberForm({ projectId, onAdded, onCancel }: AddMemberFormProps) {
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
