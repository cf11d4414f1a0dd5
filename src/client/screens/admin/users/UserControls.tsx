import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UserControls_user$key } from '../../../../../__generated__/UserControls_user.graphql';
import { createPasswordLink } from './createPasswordLink';
import { updateUser } from './updateUser';
import { useImmediateMutation } from '../../../mutations/queue/useImmediateMutation';
import { joinErrorMessages } from '../../../errors/UserError';
import { AlertDialog } from '../../../ui/AlertDialog';
import { announceToScreenReader } from '../../../ui/announce';
import { MenuButton } from '../../../ui/MenuButton';
import { USER_ACTION_CONFIRMATIONS, type UserAdminAction } from './confirmations';

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
          <p>{dialog.effect}</p>
        </AlertDialog>
      )}
    </>
  );
}
