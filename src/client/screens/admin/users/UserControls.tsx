import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UserControls_user$key } from '../../../../../__generated__/UserControls_user.graphql';
import { createPasswordLink } from './PasswordLink';
import { useImmediateMutation } from '../../../mutations/queue/commitImmediateMutation';
import { joinErrorMessages } from '../../../errors/UserError';
import { AlertDialog } from '../../../ui/AlertDialog';
import { announceToScreenReader } from '../../../ui/announce';
import { MenuButton } from '../../../ui/MenuButton';
import type { UserControls_editedUser$key } from '../../../../../__generated__/UserControls_editedUser.graphql';
import { EMAIL_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../../shared/limits';
import { getEmailProblem, getPersonNameProblem } from '../../../../shared/validation/people';
import { useForm } from '../../../components/form/useForm';
import { InlineForm } from '../../../components/list/InlineForm';
import { TextField } from '../../../ui/form/TextField';
import rows from '../../../ui/rows.module.css';
import type { UserControlsMutation } from '../../../../../__generated__/UserControlsMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

interface UserControlsProps {
  user: UserControls_user$key;
  isViewer: boolean;
  onEdit: () => void;
  /** Called with the secret of a new password link. */
  onLink: (secret: string) => void;
}

/** Menu of an account; each action except editing asks for confirmation. */
export function UserControls({ user, isViewer, onEdit, onLink }: UserControlsProps) {
  const { id, login, siteRole, disabled, avatarUrl } = useFragment(
    graphql`
      fragment UserControls_user on User {
        id
        login
        siteRole
        disabled
        avatarUrl
      }
    `,
    user,
  );
  const commit = useImmediateMutation();
  const [action, setAction] = useState<UserAdminAction | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setAction(null);
    setProblem(null);
  };
  const send = async (confirmed: UserAdminAction) => {
    if (confirmed !== 'link')
      return commit(updateUser, { id, ...USER_ACTION_CONFIRMATIONS[confirmed].change });
    const result = await commit(createPasswordLink, { userId: id });
    if (result.status === 'done' && result.response.edit.secret) onLink(result.response.edit.secret);
    return result;
  };
  const confirm = async (confirmed: UserAdminAction) => {
    setPending(true);
    const result = await send(confirmed);
    setPending(false);
    if (result.status === 'refused') return setProblem(joinErrorMessages(result.errors));
    close();
    announceToScreenReader(USER_ACTION_CONFIRMATIONS[confirmed].done);
  };
  const actions: UserAdminAction[] = [
    'link',
    ...(avatarUrl ? ['removePicture' as const] : []),
    ...(isViewer ? [] : [siteRole === 'ADMINISTRATOR' ? ('demote' as const) : ('promote' as const)]),
    ...(isViewer ? [] : [disabled ? ('enable' as const) : ('disable' as const)]),
  ];
  const dialog = action && USER_ACTION_CONFIRMATIONS[action];
  return (
    <>
      <MenuButton
        label={`Actions for ${login}`}
        sections={[
          { items: [{ id: 'edit', label: 'Edit name and email' }], onAction: onEdit },
          {
            items: actions.map((id) => ({
              id,
              label: USER_ACTION_CONFIRMATIONS[id].label,
              danger: id === 'disable',
            })),
            onAction: (id) => setAction(id as UserAdminAction),
          },
        ]}
      >
        <Ellipsis size={16} aria-hidden="true" />
      </MenuButton>
      {action && dialog && (
        <AlertDialog
          title={dialog.title(login)}
          confirmLabel={dialog.label}
          isHarmless={!dialog.danger}
          error={problem}
          pending={pending}
          onConfirm={() => void confirm(action)}
          onClose={close}
        >
          <p>{dialog.effect(login)}</p>
        </AlertDialog>
      )}
    </>
  );
}

/** Administrator actions on a user account, with the texts of their confirmation dialogs and announcements. */
const USER_ACTION_CONFIRMATIONS = {
  link: {
    label: 'Create password link',
    title: (login: string) => `Create a password link for ${login}?`,
    effect: (login: string) =>
      `${login} chooses a new password with the link. The current password works until then.`,
    done: 'Password link created',
    danger: false,
    change: {},
  },
  promote: {
    label: 'Make administrator',
    title: (login: string) => `Make ${login} an administrator?`,
    effect: (login: string) =>
      `${login} gets full access: to every project, and to create or disable any account.`,
    done: 'Administrator role added',
    danger: true,
    change: { administrator: true },
  },
  demote: {
    label: 'Remove administrator role',
    title: (login: string) => `Remove ${login}’s administrator role?`,
    effect: (login: string) => `${login} keeps the roles in projects.`,
    done: 'Administrator role removed',
    danger: true,
    change: { administrator: false },
  },
  removePicture: {
    label: 'Remove picture',
    title: (login: string) => `Remove ${login}’s picture?`,
    effect: (login: string) =>
      `The initials of ${login} are shown instead. ${login} can upload another picture.`,
    done: 'Picture removed',
    danger: true,
    change: { removesPicture: true },
  },
  disable: {
    label: 'Disable account',
    title: (login: string) => `Disable ${login}?`,
    effect: (login: string) =>
      `All sessions and tokens of ${login} end immediately, and ${login} can no longer sign in. Issues and comments are kept.`,
    done: 'Account disabled',
    danger: true,
    change: { disabled: true },
  },
  enable: {
    label: 'Enable account',
    title: (login: string) => `Enable ${login}?`,
    effect: (login: string) =>
      `${login} can sign in again, with the same roles as before. Ended sessions and tokens are not restored.`,
    done: 'Account enabled',
    danger: false,
    change: { disabled: false },
  },
} as const;

type UserAdminAction = keyof typeof USER_ACTION_CONFIRMATIONS;

interface EditUserFormProps {
  user: UserControls_editedUser$key;
  onClose: () => void;
}

/** Form with which an administrator edits the name and email address of an account. */
export function EditUserForm({ user, onClose }: EditUserFormProps) {
  const data = useFragment(
    graphql`
      fragment UserControls_editedUser on User {
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

/** Changes an account, as an administrator. */
const updateUser: MutationDefinition<UserControlsMutation, 'immediate'> = {
  name: 'updateUser',
  delivery: 'immediate',
  document: graphql`
    mutation UserControlsMutation($input: UpdateUserInput!) {
      edit: updateUser(input: $input) {
        user {
          ...UserRow_user
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
