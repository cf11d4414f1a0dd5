import { graphql, useFragment } from 'react-relay';
import type { Avatar_user$key } from '../../../__generated__/Avatar_user.graphql';
import styles from './Avatar.module.css';

interface Props {
  user: Avatar_user$key;
  /** Where the person's name does not stand beside it. */
  labelled?: boolean;
}

/** A person's initials on a hue of their own. No picture is asked of another host: that would tell it who reads what. */
export function Avatar({ user, labelled = false }: Props) {
  const { login, name } = useFragment(
    graphql`
      fragment Avatar_user on User {
        login
        name
      }
    `,
    user,
  );
  const spoken = labelled ? { role: 'img', 'aria-label': name || login } : { 'aria-hidden': true };
  return (
    <span
      className={styles.avatar}
      style={{ backgroundColor: hueOf(login) }}
      title={name || login}
      {...spoken}
    >
      {initials(name || login)}
    </span>
  );
}

/** First letters of the first two words; of a single word, its first two letters. */
export function initials(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter(Boolean);
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return letters.toUpperCase();
}

/** Hues that white letters read well on (4.5:1 and more), in light and dark. */
const HUES = [15, 50, 75, 110, 145, 180, 215, 255, 290, 325].map((hue) => `oklch(0.5 0.11 ${hue})`);

/** A hue of their own, from their login. */
export function hueOf(login: string): string {
  let sum = 0;
  for (const sign of login) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return HUES[sum % HUES.length] ?? '';
}
