import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '../../../../shared/limits';
import { emailProblem, loginProblem, personNameProblem } from '../../../../shared/validation/people';
import { useForm } from '../../../components/form/useForm';
import { createUser } from './createUser';
import { useImmediateMutation } from '../../../mutations/queue/useImmediateMutation';
import { CheckField } from '../../../ui/form/CheckField';
import { Form } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/TextField';
import rows from '../../../ui/rows.module.css';

interface Props {
  onMade: (made: { login: string; secret: string } | null) => void;
  onCancel: () => void;
}

/** Makes an account for somebody, who chooses a password by the link that comes of it. */
export function NewUserForm({ onMade, onCancel }: Props) {
  const commit = useImmediateMutation();
  const { values, change, leave, errors, ...form } = useForm({
    initial: { login: '', name: '', email: '', administrator: false },
    problemsOf: ({ login, name, email }) => ({
      login: loginProblem(login),
      name: personNameProblem(name),
      email: emailProblem(email.trim()),
    }),
    send: ({ email, ...user }) => commit(createUser, { ...user, email: email.trim() || null }),
    onSent: ({ response }) => {
      const { passwordSecret: secret } = response.edit;
      onMade(secret ? { login: values.login, secret } : null);
    },
  });
  return (
    <Form
      label="New user"
      className={rows.form}
      submit="Make account"
      sending={form.sending}
      onSubmit={form.submit}
      onCancel={onCancel}
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
          label="Email (if known)"
          type="email"
          value={values.email}
          error={errors.email}
          maxLength={EMAIL_LENGTH_MAX}
          onBlur={() => leave('email')}
          onValueChange={(email) => change({ email })}
        />
      </div>
      <CheckField
        label="Administrator"
        description="May do everything everywhere."
        checked={values.administrator}
        onChange={(administrator) => change({ administrator })}
      />
    </Form>
  );
}
