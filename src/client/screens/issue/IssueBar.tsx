import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readListPosition } from '../../components/listPosition';
import { PreloadLink } from '../../components/PreloadLink';
import { useKeys } from '../../ui/keys/useKeys';
import { CopyLink } from './CopyLink';
import styles from './IssueBar.module.css';
import { IssueNeighbours } from './IssueNeighbours';

interface Props {
  projectKey: string;
  number: number;
  /** What else one can do to it; `leave` leads back to the list. */
  menu: (leave: () => void) => ReactNode;
  /** The project's name. */
  children: ReactNode;
}

/** Where this issue is: its project, its key, its place in the list it was opened from. */
export function IssueBar({ projectKey, number, menu, children }: Props) {
  const place = readListPosition(useLocation().state);
  const navigate = useNavigate();
  const list = place?.href ?? `/projects/${projectKey}/issues`;
  // Its own history entry is the list's place kept best: the same row, the same scroll.
  const back = (): void => void (place ? navigate(-1) : navigate(list));
  useKeys({ 'issue.back': back });

  const onBack = (event: MouseEvent): void => {
    if (!place || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    back();
  };

  return (
    <div className={styles.bar}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <PreloadLink to={list} className={styles.crumb} onClick={onBack}>
          <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />
          <span>{children}</span>
        </PreloadLink>
        <span aria-hidden="true">/</span>
        <span className={styles.key} aria-current="page">
          {projectKey}-{number}
        </span>
      </nav>
      {place && <IssueNeighbours place={place} projectKey={projectKey} />}
      <CopyLink />
      {menu(back)}
    </div>
  );
}
