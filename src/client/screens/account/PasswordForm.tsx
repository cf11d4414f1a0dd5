import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PasswordForm_account$key } from '../../../../__generated__/PasswordForm_account.graphql';
import { PASSWORD_LENGTH_MIN } from '../../../shared/limits';
import { passwordProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { changePassword } from './changePassword';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announce } from '../../ui/announce';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import styles from './AccountScreen.module.css';

/** Changes the password, or gives one to whoever has come without. */
export function PasswordForm({ account }: { account: PasswordForm_account$key }) {
  const { hasPassword } = useFragment(
    graphql`
      fragment PasswordForm_account on Account {
        hasPassword
      }
    `,
    account,
  );
  // A form that was sent starts anew: no password stays in it.
  const [round, setRound] = useState(0);
  const onSent = () => {
    setRound(round + 1);
    announce('The password is changed.');
  };
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password" className={styles.title}>
        Password
      </h2>
      <p className={styles.words}>
        {round > 0
          ? 'It is changed, and your other sessions have ended.'
          : 'When it changes, your other sessions end.'}
      </p>
      <Fields key={round} hasPassword={hasPassword} onSent={onSent} />
    </section>
  );
}

function Fields({ hasPassword, onSent }: { hasPassword: boolean; onSent: () => void }) {
  const commit = useImmediateMutation();
  const { values, change, leave, errors, ...form } = useForm({
    initial: { current: '', password: '' },
    problemsOf: ({ current, password }) => ({
      current: hasPassword && current === '' ? 'Your current password is missing.' : null,
      password: passwordProblem(password),
    }),
    send: ({ current, password }) =>
      commit(changePassword, { current: hasPassword ? current : null, password }),
    onSent: (_outcome: { status: 'done' }) => onSent(),
  });
  return (
    <Form
      label="Password"
      className={styles.form}
      submit={hasPassword ? 'Change password' : 'Set password'}
      sending={form.sending}
      onSubmit={form.submit}
      error={errors.other}
    >
      {hasPassword && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={values.current}
          error={errors.current}
          onValueChange={(current) => change({ current })}
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        hint={`${PASSWORD_LENGTH_MIN} characters or more; a few words make a good one.`}
        onBlur={() => values.password !== '' && leave('password')}
        onValueChange={(password) => change({ password })}
      />
    </Form>
  );
}
