import { EMAIL_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../../shared/limits';
import { getEmailProblem, getLoginProblem, getPersonNameProblem } from '../../../../shared/validation/people';
import { useForm } from '../../../components/form/useForm';
import { InlineForm } from '../../../components/list/InlineForm';
import { createUser } from './createUser';
import { useImmediateMutation } from '../../../mutations/queue/useImmediateMutation';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { TextField } from '../../../ui/form/TextField';
import rows from '../../../ui/rows.module.css';

interface Props {
  /**
   * Called when the account has been created.
   *
   * @param secret the secret of the link with which its owner chooses a password; null if there is none
   */
  onCreated: (login: string, secret: string | null) => void;
  onCancel: () => void;
}

/** Form that creates an account. */
export function NewUserForm({ onCreated, onCancel }: Props) {
  const commit = useImmediateMutation();
  const form = useForm({
    initial: { login: '', name: '', email: '', administrator: false },
    problemsOf: ({ login, name, email }) => ({
      login: getLoginProblem(login),
      name: getPersonNameProblem(name),
      email: getEmailProblem(email.trim()),
    }),
    send: ({ email, ...user }) => commit(createUser, { ...user, email: email.trim() || null }),
    onSent: ({ response }) => {
      onCreated(values.login, response.edit.passwordSecret ?? null);
    },
  });
  const { values, change, leave, errors } = form;
  return (
    <InlineForm label="New user" submit="Create account" form={form} onCancel={onCancel}>
      <div className={rows.fields}>
        <TextField
          autoFocus
          label="Name"
          value={values.name}
          error={errors.name}
          maxLength={DISPLAY_NAME_LENGTH_MAX}
          onBlur={() => values.name !== '' && leave('name')}
          onValueChange={(name) => change({ name })}
        />
        <TextField
          label="Login"
          autoCapitalize="none"
          spellCheck={false}
          value={values.login}
          error={errors.login}
          maxLength={39}
          onBlur={() => values.login !== '' && leave('login')}
          onValueChange={(login) => change({ login: login.toLowerCase() })}
        />
        <TextField
          label="Email (optional)"
          type="email"
          value={values.email}
          error={errors.email}
          maxLength={EMAIL_LENGTH_MAX}
          onBlur={() => leave('email')}
          onValueChange={(email) => change({ email })}
        />
      </div>
      <CheckboxField
        label="Administrator"
        description="Full access to all projects, accounts and settings."
        checked={values.administrator}
        onChange={(administrator) => change({ administrator })}
      />
    </InlineForm>
  );
}
