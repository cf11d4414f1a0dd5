import { useState } from 'react';
import { PASSWORD_LENGTH_MIN } from '../../../shared/limits';
import { getPasswordProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { AuthPage } from '../../components/signIn/AuthPage';
import styles from '../../components/signIn/SignInForm.module.css';
import { clearStoredLinkToken, takeTokenFromLinkUrl } from '../../auth/linkToken';
import { setPasswordWithToken, type AuthResult } from '../../auth/authRequests';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';

/** Landing page of a password link: the owner of the account chooses a new password. */
export function PasswordScreen() {
  const [token] = useState(() => takeTokenFromLinkUrl('password'));
  if (token === null) {
    return (
      <AuthPage
        title="Choose a password"
        description="The link is incomplete: the part after # is missing. Copy the whole link into the address bar."
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Choose a password"
      description="The new password replaces your current one and ends your other sessions."
    >
      <PasswordForm token={token} />
    </AuthPage>
  );
}

function PasswordForm({ token }: { token: string }) {
  const { field, errors, ...form } = useForm({
    initial: { password: '' },
    problemsOf: ({ password }) => ({ password: getPasswordProblem(password) }),
    send: ({ password }) => setPasswordWithToken({ token, password }),
    onSent: (_result: Extract<AuthResult, { status: 'done' }>) => {
      clearStoredLinkToken('password');
      window.location.assign('/');
    },
  });
  return (
    <Form
      label="Choose a password"
      className={styles.form}
      submit="Save and sign in"
      sending={form.sending}
      onSubmit={form.submit}
      error={errors.other}
    >
      <PasswordField
        autoFocus
        label="New password"
        autoComplete="new-password"
        {...field('password')}
        hint={`${PASSWORD_LENGTH_MIN} characters or more. A few random words work well.`}
      />
    </Form>
  );
}
