import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PasswordForm_account$key } from '../../../../__generated__/PasswordForm_account.graphql';
import { PASSWORD_LENGTH_MIN } from '../../../shared/limits';
import { getPasswordProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import styles from './AccountScreen.module.css';
import type { PasswordFormMutation } from '../../../../__generated__/PasswordFormMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Changes the viewer's password, or sets the first one of an account created by single sign-on. */
export function PasswordForm({ account }: { account: PasswordForm_account$key }) {
  const { hasPassword } = useFragment(
    graphql`
      fragment PasswordForm_account on Account {
        hasPassword
      }
    `,
    account,
  );
  // A new key remounts the form after each change, so that it keeps no password.
  const [changeCount, setChangeCount] = useState(0);
  const onSent = () => {
    setChangeCount(changeCount + 1);
    announceToScreenReader('Password changed');
  };
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password" className={styles.title}>
        Password
      </h2>
      <p className={styles.note}>
        {changeCount > 0
          ? 'Password changed. Your other sessions have ended.'
          : 'Changing the password ends your other sessions.'}
      </p>
      <PasswordFields key={changeCount} hasPassword={hasPassword} onSent={onSent} />
    </section>
  );
}

function PasswordFields({ hasPassword, onSent }: { hasPassword: boolean; onSent: () => void }) {
  const commit = useImmediateMutation();
  const { field, errors, ...form } = useForm({
    initial: { current: '', password: '' },
    problemsOf: ({ current, password }) => ({
      current: hasPassword && current === '' ? 'Enter your current password.' : null,
      password: getPasswordProblem(password),
    }),
    send: ({ current, password }) =>
      commit(changePassword, { current: hasPassword ? current : null, password }),
    onSent: (_result: { status: 'done' }) => onSent(),
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
        <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        {...field('password')}
        hint={`${PASSWORD_LENGTH_MIN} characters or more. A few random words work well.`}
      />
    </Form>
  );
}

/** Changes the viewer's password and ends their other sessions. */
const changePassword: MutationDefinition<PasswordFormMutation, 'immediate'> = {
  name: 'changePassword',
  delivery: 'immediate',
  document: graphql`
    mutation PasswordFormMutation($input: ChangePasswordInput!) {
      edit: changePassword(input: $input) {
        account {
          ...PasswordForm_account
          ...SessionList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
