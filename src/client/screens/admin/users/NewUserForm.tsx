import { EMAIL_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../../shared/limits';
import {
  getEmailProblem,
  getLoginNameProblem,
  getPersonNameProblem,
} from '../../../../shared/validation/people';
import { useForm } from '../../../components/form/useForm';
import { InlineForm } from '../../../components/list/InlineForm';
import { createUser } from './createUser';
import { useImmediateMutation } from '../../../mutations/queue/useImmediateMutation';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { TextField } from '../../../ui/form/TextField';
import rows from '../../../ui/rows.module.css';

interface NewUserFormProps {
  /**
   * Called when the account has been created.
   *
   * @param secret the secret of the link with which its owner chooses a password; null if there is none
   */
  onCreated: (login: string, secret: string | null) => void;
  onCancel: () => void;
}

/** Form that creates an account. */
export function NewUserForm({ onCreated, onCancel }: NewUserFormProps) {
  const commit = useImmediateMutation();
  const form = useForm({
    initial: { login: '', name: '', email: '', administrator: false },
    problemsOf: ({ login, name, email }) => ({
      login: getLoginNameProblem(login),
      name: getPersonNameProblem(name),
      email: getEmailProblem(email.trim()),
    }),
    send: ({ email, ...user }) => commit(createUser, { ...user, email: email.trim() || null }),
    onSent: ({ response }) => {
      onCreated(values.login, response.edit.passwordSecret ?? null);
    },
  });
  const { values, field, change } = form;
  return (
    <InlineForm label="New user" submit="Create account" form={form} onCancel={onCancel}>
      <div className={rows.fields}>
        <TextField autoFocus label="Name" {...field('name')} maxLength={DISPLAY_NAME_LENGTH_MAX} />
        <TextField
          label="Login"
          autoCapitalize="none"
          spellCheck={false}
          {...field('login')}
          maxLength={39}
          onValueChange={(login) => change({ login: login.toLowerCase() })}
        />
        <TextField label="Email (optional)" type="email" {...field('email')} maxLength={EMAIL_LENGTH_MAX} />
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
