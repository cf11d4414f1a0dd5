import { graphql, useFragment } from 'react-relay';
import type { ProfileForm_account$key } from '../../../../__generated__/ProfileForm_account.graphql';
import { EMAIL_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../shared/limits';
import { getEmailProblem, getPersonNameProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';
import styles from './AccountScreen.module.css';
import type { ProfileFormMutation } from '../../../../__generated__/ProfileFormMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** The viewer's name and email address. */
export function ProfileForm({ account }: { account: ProfileForm_account$key }) {
  const { user, email } = useFragment(
    graphql`
      fragment ProfileForm_account on Account {
        email
        user {
          login
          name
        }
      }
    `,
    account,
  );
  const commit = useImmediateMutation();
  const { field, errors, ...form } = useForm({
    initial: { name: user.name, email: email ?? '' },
    problemsOf: (typed) => ({
      name: getPersonNameProblem(typed.name),
      email: getEmailProblem(typed.email.trim()),
    }),
    send: (_values, changes) => commit(updateProfile, changes),
    onSent: (_result: { status: 'done' }) => announceToScreenReader('Saved'),
    onUnchanged: () => announceToScreenReader('No changes to save'),
  });
  return (
    <section className={styles.part} aria-label="Profile">
      <Form
        label="Profile"
        className={styles.form}
        submit="Save"
        sending={form.sending}
        onSubmit={form.submit}
        error={errors.other}
      >
        <TextField
          label="Name"
          autoComplete="name"
          {...field('name')}
          maxLength={DISPLAY_NAME_LENGTH_MAX}
          hint={`Your login @${user.login} cannot be changed.`}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...field('email')}
          maxLength={EMAIL_LENGTH_MAX}
          hint="Visible to you and to administrators."
        />
      </Form>
    </section>
  );
}

/** Changes the name, email address or picture of the viewer. */
export const updateProfile: MutationDefinition<ProfileFormMutation, 'immediate'> = {
  name: 'updateProfile',
  delivery: 'immediate',
  document: graphql`
    mutation ProfileFormMutation($input: UpdateProfileInput!) {
      edit: updateProfile(input: $input) {
        account {
          ...PictureSettings_account
          ...ProfileForm_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
