import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UserRow_user$key } from '../../../../../__generated__/UserRow_user.graphql';
import { Avatar } from '../../../components/people/Avatar';
import { ListRow } from '../../../components/list/ListRow';
import { buildPersonHref } from '../../../navigation/hrefs';
import { RelativeTime, useNow } from '../../../ui/RelativeTime';
import { EditUserForm, UserControls } from './UserControls';
import { PasswordLink } from './PasswordLink';

/** A user who was seen within this many milliseconds counts as active now. */
const ACTIVE_USER_WINDOW_MS = 60_000;

interface UserRowProps {
  user: UserRow_user$key;
  isViewer: boolean;
}

/** An account: owner, roles, state and last activity. */
export function UserRow({ user, isViewer }: UserRowProps) {
  const data = useFragment(
    graphql`
      fragment UserRow_user on User {
        login
        name
        email
        siteRole
        disabled
        placeholder
        canSignIn
        lastSeenAt
        ...Avatar_user
        ...UserControls_user
        ...UserControls_editedUser
      }
    `,
    user,
  );
  const { login, name, email, disabled, placeholder, canSignIn, lastSeenAt } = data;
  const [secret, setSecret] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const badges = [
    isViewer && 'You',
    data.siteRole === 'ADMINISTRATOR' && 'Administrator',
    disabled && 'Disabled',
    placeholder ? 'Imported' : !disabled && !canSignIn && 'No password yet',
  ].filter((badge) => typeof badge === 'string');
  const focusMenu = () => row.current?.querySelector('button')?.focus();
  const closeForm = () => {
    setEditing(false);
    focusMenu();
  };
  const closeLink = () => {
    setSecret(null);
    focusMenu();
  };
  return (
    <ListRow
      ref={row}
      icon={<Avatar user={data} />}
      name={name || login}
      href={buildPersonHref(login)}
      secondary={login}
      badges={badges}
      detail={
        <>
          {email && <>{email} · </>}
          {lastSeenAt ? <UserLastSeen dateTime={lastSeenAt} /> : 'Never signed in'}
        </>
      }
    >
      {!placeholder && (
        <UserControls user={data} isViewer={isViewer} onEdit={() => setEditing(true)} onLink={setSecret} />
      )}
      {isEditing && <EditUserForm user={data} onClose={closeForm} />}
      {secret !== null && <PasswordLink login={login} secret={secret} onDone={closeLink} />}
    </ListRow>
  );
}

function UserLastSeen({ dateTime }: { dateTime: string }) {
  if (useNow() - Date.parse(dateTime) < ACTIVE_USER_WINDOW_MS) return 'Active now';
  return (
    <>
      Active <RelativeTime dateTime={dateTime} />
    </>
  );
}
