import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Avatar_user$key } from '../../../../__generated__/Avatar_user.graphql';
import styles from './Avatar.module.css';

interface AvatarProps {
  user: Avatar_user$key;
  labelled?: boolean;
  size?: AvatarSize;
}

/** 20 px beside a line of text, 40 px in a hover card, 56 px on the person's own page. */
type AvatarSize = 'small' | 'medium' | 'large';

/** A user's profile picture, or their initials on a colored background if there is no picture or it fails to load. */
export function Avatar({ user, labelled = false, size = 'small' }: AvatarProps) {
  const { login, name, avatarUrl } = useFragment(
    graphql`
      fragment Avatar_user on User {
        login
        name
        avatarUrl
      }
    `,
    user,
  );
  return <AvatarFromValues login={login} name={name} avatarUrl={avatarUrl} labelled={labelled} size={size} />;
}

interface AvatarFromValuesProps {
  login: string;
  name: string;
  avatarUrl: string | null | undefined;
  /** Gives the avatar an accessible name; for places where the user's name is not shown beside it. */
  labelled: boolean;
  size?: AvatarSize;
}

/** The avatar of a user whose fields the caller has read itself, because a fragment per avatar is slow in a list. */
export function AvatarFromValues({
  login,
  name,
  avatarUrl,
  labelled,
  size = 'small',
}: AvatarFromValuesProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  // An avatar that replaces a name has the hover card of the person (see people/PersonCards.tsx).
  const ariaProps = labelled
    ? { role: 'img', 'aria-label': name || login, 'data-person': login }
    : { 'aria-hidden': true, title: name || login };
  return (
    <span
      className={size === 'small' ? styles.avatar : `${styles.avatar} ${styles[size]}`}
      style={{ backgroundColor: getAvatarColor(login) }}
      {...ariaProps}
    >
      {avatarUrl && avatarUrl !== failedUrl ? (
        <img
          src={avatarUrl}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.picture}
          onError={() => setFailedUrl(avatarUrl)}
        />
      ) : (
        getInitials(name || login)
      )}
    </span>
  );
}

/** The first letters of the first two words, or the first two letters of a single word. */
export function getInitials(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter(Boolean);
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return letters.toUpperCase();
}

/** Background colors with a contrast of at least 4.5:1 to white text. */
const AVATAR_COLORS = [15, 50, 75, 110, 145, 180, 215, 255, 290, 325].map((hue) => `oklch(0.5 0.11 ${hue})`);

/** Chooses a background color from the login. */
export function getAvatarColor(login: string): string {
  let sum = 0;
  for (const sign of login) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return AVATAR_COLORS[sum % AVATAR_COLORS.length] ?? '';
}
