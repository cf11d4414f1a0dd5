import { useState } from 'react';
import { type AuthResult, requestPasswordReset } from '../../auth/authRequests';
import { useForm } from '../../components/form/useForm';
import form from '../../components/signIn/SignInForm.module.css';
import { useCountdown } from '../../components/signIn/useCountdown';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';
import styles from './LoginScreen.module.css';

/** Form that requests an email with a link to choose a new password. */
export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [seconds, waitFor] = useCountdown();
  const { field, values, errors, ...request } = useForm({
    initial: { login: '' },
    problemsOf: ({ login }) => ({ login: login.trim() === '' ? 'Enter your login or email address.' : null }),
    send: async ({ login }) => {
      const result = await requestPasswordReset(login.trim());
      if (result.status === 'refused' && result.retryAfter !== null) waitFor(result.retryAfter);
      return result;
    },
    onSent: (_result: Extract<AuthResult, { status: 'done' }>) => setSentTo(values.login.trim()),
  });
  if (sentTo !== null) {
    return (
      <p role="status" className={styles.already}>
        If there is an account for <b>{sentTo}</b> with an email address and a password, a link is on its way.
        It works for three hours. If nothing arrives, check your spam folder, or ask an administrator for a
        link.
      </p>
    );
  }
  return (
    <Form
      label="Reset password"
      className={form.form}
      submit="Send link"
      sending={request.sending}
      disabled={seconds > 0}
      onSubmit={request.submit}
      error={seconds > 0 ? `Too many attempts. Try again in ${seconds} s.` : errors.other}
    >
      <TextField
        autoFocus
        label="Login or email address"
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('login')}
      />
    </Form>
  );
}
