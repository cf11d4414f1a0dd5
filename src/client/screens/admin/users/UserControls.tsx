import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UserControls_user$key } from '../../../../../__generated__/UserControls_user.graphql';
import { createPasswordLink } from './createPasswordLink';
import { updateUser } from './updateUser';
import { useImmediateMutation } from '../../../mutations/queue/useImmediateMutation';
import { messageOf } from '../../../errors/UserError';
import { AlertDialog } from '../../../ui/AlertDialog';
import { announce } from '../../../ui/announce';
import { MenuButton } from '../../../ui/MenuButton';
import { CONFIRMATIONS, type UserAction } from './confirmations';

interface Props {
  user: UserControls_user$key;
  isOneself: boolean;
  /** There is a link by which they choose a password. */
  onLink: (secret: string) => void;
}

/** What an administrator does to an account; each asks first, as none goes by unnoticed. */
export function UserControls({ user, isOneself, onLink }: Props) {
  const { id, login, siteRole, disabled } = useFragment(
    graphql`
      fragment UserControls_user on User {
        id
        login
        siteRole
        disabled
      }
    `,
    user,
  );
  const commit = useImmediateMutation();
  const [ask, setAsk] = useState<UserAction | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setAsk(null);
    setProblem(null);
  };
  const send = async (asked: UserAction) => {
    if (asked !== 'link') return commit(updateUser, { id, ...CONFIRMATIONS[asked].change });
    const outcome = await commit(createPasswordLink, { userId: id });
    if (outcome.status === 'done' && outcome.response.edit.secret) onLink(outcome.response.edit.secret);
    return outcome;
  };
  const confirm = async (asked: UserAction) => {
    setPending(true);
    const outcome = await send(asked);
    setPending(false);
    if (outcome.status === 'refused') return setProblem(messageOf(outcome.errors));
    close();
    announce('Done.');
  };
  const offered: UserAction[] = [
    'link',
    ...(isOneself ? [] : [siteRole === 'ADMINISTRATOR' ? ('demote' as const) : ('promote' as const)]),
    ...(isOneself ? [] : [disabled ? ('enable' as const) : ('disable' as const)]),
  ];
  const asking = ask && CONFIRMATIONS[ask];
  return (
    <>
      <MenuButton
        label={`What to do with ${login}`}
        sections={[
          {
            items: offered.map((id) => ({ id, label: CONFIRMATIONS[id].label, danger: id === 'disable' })),
            onAction: (id) => setAsk(id as UserAction),
          },
        ]}
      >
        <Ellipsis size={16} aria-hidden="true" />
      </MenuButton>
      {ask && asking && (
        <AlertDialog
          title={asking.title(login)}
          action={asking.label}
          harmless={!asking.danger}
          error={problem}
          pending={pending}
          onConfirm={() => void confirm(ask)}
          onClose={close}
        >
          <p>{asking.words}</p>
        </AlertDialog>
      )}
    </>
  );
}
