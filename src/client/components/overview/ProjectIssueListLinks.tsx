import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount, pluralize } from '../../ui/format';
import { PreloadLink } from '../../navigation/PreloadLink';
import styles from './ProjectIssueListLinks.module.css';

interface ProjectIssueListLinksProps {
  lists: readonly {
    /** Id of the project. */
    id: string;
    /** Name of the project. */
    name: string;
    /** Exact number of issues in the list. */
    count: number;
    href: string;
  }[];
}

/** Number of links that are shown at first. */
const SHOWN_LINKS_MAX = 12;

/** Links from a section to the complete list of each project. */
export function ProjectIssueListLinks({ lists }: ProjectIssueListLinksProps) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    list.current?.children[SHOWN_LINKS_MAX]?.querySelector('a')?.focus();
  };
  const shown = showsAll || lists.length <= SHOWN_LINKS_MAX + 1 ? lists : lists.slice(0, SHOWN_LINKS_MAX);
  return (
    <ul ref={list} className={styles.projects} aria-label="Full lists">
      {shown.map(({ id, name, count, href }) => (
        <li key={id}>
          <PreloadLink to={href} className={styles.project}>
            {name} <span className={styles.count}>{formatCount(count)}</span>
          </PreloadLink>
        </li>
      ))}
      {shown.length < lists.length && (
        <li>
          <button type="button" className={styles.project} onClick={showAll}>
            {pluralize(lists.length - shown.length, 'more project')}
          </button>
        </li>
      )}
    </ul>
  );
}
