import { useState } from 'react';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '../../../../shared/limits';
import { emailProblem, loginProblem, personNameProblem } from '../../../../shared/validation/people';
import { useForm } from '../../../components/form/useForm';
import { createUser } from './createUser';
import { useImmediateMutation } from '../../../mutations/queue/useImmediateMutation';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { Form } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/TextField';
import rows from '../../../ui/rows.module.css';
import { PasswordLink } from './PasswordLink';

interface Props {
  onCreated: () => void;
  onClose: () => void;
}

/** Creates an account, then shows the link with which its owner chooses a password. */
export function NewUserForm({ onCreated, onClose }: Props) {
  const commit = useImmediateMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const { values, change, leave, errors, ...form } = useForm({
    initial: { login: '', name: '', email: '', administrator: false },
    problemsOf: ({ login, name, email }) => ({
      login: loginProblem(login),
      name: personNameProblem(name),
      email: emailProblem(email.trim()),
    }),
    send: ({ email, ...user }) => commit(createUser, { ...user, email: email.trim() || null }),
    onSent: ({ response }) => {
      const { passwordSecret } = response.edit;
      if (passwordSecret) setSecret(passwordSecret);
      else onClose();
      onCreated();
    },
  });
  if (secret !== null) return <PasswordLink login={values.login} secret={secret} onDone={onClose} />;
  return (
    <Form
      label="New user"
      className={rows.form}
      submit="Create account"
      sending={form.sending}
      onSubmit={form.submit}
      onCancel={onClose}
      error={errors.other}
    >
      <div className={rows.fields}>
        <TextField
          autoFocus
          label="Name"
          value={values.name}
          error={errors.name}
          maxLength={NAME_LENGTH_MAX}
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
    </Form>
  );
}
