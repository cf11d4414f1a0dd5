import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { parseIssueListHref } from '../../../shared/issueList/parseIssueListHref';
import { readIssuePositionInList } from '../../components/issuePositionInList';
import { isOpenedFromInbox } from '../../components/openedFromInbox';
import { PreloadLink } from '../../components/PreloadLink';
import { useCommands } from '../../ui/commands/useCommands';
import { holdKeysUntilNavigated } from '../../components/holdKeysDuringNavigations';
import { CopyLinkButton } from '../../ui/CopyLinkButton';
import styles from './IssueBreadcrumbBar.module.css';
import { IssueNeighbours } from './IssueNeighbours';

interface IssueBreadcrumbBarProps {
  projectKey: string;
  number: number;
  /** Renders the menu of further issue actions; its argument `leave` returns to the list. */
  menu: (leave: () => void) => ReactNode;
  /** Name of the project. */
  children: ReactNode;
}

/** Breadcrumb of the issue, its rank in the list it was opened from, and its menu. */
export function IssueBreadcrumbBar({ projectKey, number, menu, children }: IssueBreadcrumbBarProps) {
  const { state } = useLocation() as Location<unknown>;
  const position = readIssuePositionInList(state);
  const navigate = useNavigate();
  const list = position?.href ?? `/projects/${projectKey}/issues`;
  // Returns to the list or the inbox with the browser history, which restores the scroll position and the opened
  // notification; a new navigation would not.
  const back = (): void => {
    if (!position && !isOpenedFromInbox(state)) return void navigate(list);
    holdKeysUntilNavigated();
    void navigate(-1);
  };
  useCommands({
    'issue.back': back,
    'issue.openInNewTab': () => void window.open(window.location.href, '_blank', 'noopener'),
  });

  const onBack = (event: MouseEvent): void => {
    if (!position || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    back();
  };

  return (
    <div className={styles.bar}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <PreloadLink to={list} className={styles.crumb} data-command="issue.back" onClick={onBack}>
          <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />
          <span>{position && parseIssueListHref(list).projectKey === null ? 'All issues' : children}</span>
        </PreloadLink>
        <span aria-hidden="true">/</span>
        <span className={styles.key} aria-current="page">
          {projectKey}-{number}
        </span>
      </nav>
      {position && <IssueNeighbours position={position} />}
      <CopyLinkButton command="issue.copyLink" />
      {menu(back)}
    </div>
  );
}
