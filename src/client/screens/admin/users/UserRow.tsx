import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UserRow_user$key } from '../../../../../__generated__/UserRow_user.graphql';
import { Avatar } from '../../../components/Avatar';
import { RelativeTime } from '../../../components/RelativeTime';
import rows from '../../../ui/rows.module.css';
import { PasswordLink } from './PasswordLink';
import { UserControls } from './UserControls';

interface Props {
  user: UserRow_user$key;
  isOneself: boolean;
}

/** An account: whose, what they may, when they were here last. */
export function UserRow({ user, isOneself }: Props) {
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
      }
    `,
    user,
  );
  const { login, name, email, disabled, placeholder, canSignIn, lastSeenAt } = data;
  const [secret, setSecret] = useState<string | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const badges = [
    isOneself && 'You',
    data.siteRole === 'ADMINISTRATOR' && 'Administrator',
    disabled && 'Disabled',
    placeholder ? 'From an import' : !disabled && !canSignIn && 'Cannot sign in yet',
  ].filter((badge) => typeof badge === 'string');
  const done = () => {
    setSecret(null);
    row.current?.querySelector('button')?.focus();
  };
  return (
    <li ref={row} className={rows.row}>
      <Avatar user={data} />
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name}>{name || login}</span>
          <span className={rows.more}>{login}</span>
          {badges.map((badge) => (
            <span key={badge} className={rows.badge}>
              {badge}
            </span>
          ))}
        </p>
        <p className={rows.more}>
          {email && <>{email} · </>}
          {lastSeenAt ? (
            <>
              here <RelativeTime dateTime={lastSeenAt} />
            </>
          ) : (
            'never here'
          )}
        </p>
      </div>
      {!placeholder && <UserControls user={data} isOneself={isOneself} onLink={setSecret} />}
      {secret !== null && <PasswordLink login={login} secret={secret} onDone={done} />}
    </li>
  );
}
