import { PreloadLink } from '../../navigation/PreloadLink';
import { buildPersonHref } from '../../navigation/hrefs';
import styles from './PersonLink.module.css';

interface PersonLinkProps {
  /** Absent: the person is unknown, and there is no link. */
  login: string | undefined;
}

/**
 * A person's login as a link to their page, with a hover card (see PersonCards.tsx). On hover only the code of the page is
 * loaded: its data takes several searches.
 */
export function PersonLink({ login }: PersonLinkProps) {
  if (login === undefined) return <b>Unknown user</b>;
  return (
    <b>
      <PreloadLink to={buildPersonHref(login)} preloads="code" className={styles.link}>
        {login}
      </PreloadLink>
    </b>
  );
}
