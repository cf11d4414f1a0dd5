import { graphql, useFragment } from 'react-relay';
import type { UserWithAvatar_user$key } from '../../../../__generated__/UserWithAvatar_user.graphql';
import { Avatar } from './Avatar';
import { buildPersonHref } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';
import styles from './UserWithAvatar.module.css';

interface UserWithAvatarProps {
  user: UserWithAvatar_user$key;
  /** Whether the login links to the person's page. False within buttons and other links. */
  linked?: boolean;
}

/** A user's avatar and login. */
export function UserWithAvatar({ user, linked = false }: UserWithAvatarProps) {
  const data = useFragment(
    graphql`
      fragment UserWithAvatar_user on User {
        login
        ...Avatar_user
      }
    `,
    user,
  );
  const content = (
    <>
      <Avatar user={data} />
      <span className={styles.login}>{data.login}</span>
    </>
  );
  return linked ? (
    <PreloadLink
      to={buildPersonHref(data.login)}
      preloads="code"
      className={`${styles.person} ${styles.link}`}
    >
      {content}
    </PreloadLink>
  ) : (
    <span className={styles.person}>{content}</span>
  );
}
