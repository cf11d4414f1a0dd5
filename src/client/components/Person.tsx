import { graphql, useFragment } from 'react-relay';
import type { Person_user$key } from '../../../__generated__/Person_user.graphql';
import { Avatar } from './Avatar';
import styles from './Person.module.css';

/** A user's avatar and login. */
export function Person({ user }: { user: Person_user$key }) {
  const data = useFragment(
    graphql`
      fragment Person_user on User {
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
