import { graphql, useFragment } from 'react-relay';
import type { EditUserForm_user$key } from '../../../../../__generated__/EditUserForm_user.graphql';
import { EMAIL_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../../shared/limits';
import { getEmailProblem, getPersonNameProblem } from '../../../../shared/validation/people';
import { useForm } from '../../../components/form/useForm';
import { InlineForm } from '../../../components/list/InlineForm';
import { useImmediateMutation } from '../../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../../ui/announce';
import { TextField } from '../../../ui/form/TextField';
import rows from '../../../ui/rows.module.css';
import { updateUser } from './updateUser';

interface EditUserFormProps {
  user: EditUserForm_user$key;
  onClose: () => void;
}

/** Form with which an administrator edits the name and email address of an account. */
export function EditUserForm({ user, onClose }: EditUserFormProps) {
  const data = useFragment(
    graphql`
      fragment EditUserForm_user on User {
        id
        login
        name
        email
      }
    `,
    user,
  );
  const commit = useImmediateMutation();
  const form = useForm({
    initial: { name: data.name, email: data.email ?? '' },
    problemsOf: ({ name, email }) => ({
      name: getPersonNameProblem(name),
      email: getEmailProblem(email.trim()),
    }),
    send: (_values, { name, email }) =>
      commit(updateUser, {
        id: data.id,
        ...(name !== undefined && { name }),
        ...(email !== undefined && { email: email.trim() || null }),
      }),
    onSent: () => {
      announceToScreenReader('Saved');
      onClose();
    },
    onUnchanged: onClose,
  });
  const { field } = form;
  return (
    <InlineForm label={`Edit ${data.login}`} submit="Save" form={form} editsRow onCancel={onClose}>
      <div className={rows.fields}>
        <TextField autoFocus label="Name" {...field('name')} maxLength={DISPLAY_NAME_LENGTH_MAX} />
        <TextField label="Email (optional)" type="email" {...field('email')} maxLength={EMAIL_LENGTH_MAX} />
      </div>
    </InlineForm>
  );
}
