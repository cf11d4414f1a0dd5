import { graphql, useFragment } from 'react-relay';
import type { UserWithAvatar_user$key } from '../../../__generated__/UserWithAvatar_user.graphql';
import { Avatar } from './Avatar';
import styles from './UserWithAvatar.module.css';

/** A user's avatar and login. */
export function UserWithAvatar({ user }: { user: UserWithAvatar_user$key }) {
  const data = useFragment(
    graphql`
      fragment UserWithAvatar_user on User {
        login
        ...Avatar_user
      }
    `,
    user,
  );
  return (
    <span className={styles.person}>
      <Avatar user={data} />
      <span className={styles.login}>{data.login}</span>
    </span>
  );
}
