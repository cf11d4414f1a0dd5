import { graphql, useFragment } from 'react-relay';
import type { PersonHeader_user$key } from '../../../../__generated__/PersonHeader_user.graphql';
import { Avatar } from '../../components/Avatar';
import { PersonStatus } from '../../components/people/PersonStatus';
import { ScreenHeading } from '../../components/ScreenHeading';
import styles from './PersonHeader.module.css';

/** Picture, name, login and status of a person. */
export function PersonHeader({ user }: { user: PersonHeader_user$key }) {
  const data = useFragment(
    graphql`
      fragment PersonHeader_user on User {
        login
        name
        ...Avatar_user
        ...PersonStatus_user
      }
    `,
    user,
  );
  const { login, name } = data;
  return (
    <header className={styles.header}>
      <Avatar user={data} size="large" />
      <div className={styles.text}>
        <ScreenHeading title={name || login} className={styles.name}>
          {name || login}
        </ScreenHeading>
        <PersonStatus user={data} />
      </div>
    </header>
  );
}
