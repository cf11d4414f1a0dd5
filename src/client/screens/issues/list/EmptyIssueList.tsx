import { SearchX } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { buildLoginUrl } from '../../../navigation/hrefs';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { useIsAnonymousVisitor } from '../../../auth/SessionGuard';
import { removeQuerySpan } from '../../../../shared/query/edit';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { replaceBackticksWithQuotes } from '../query/QueryPopups';
import type { QueryProblem } from '../data/ListedIssues';
import styles from './EmptyIssueList.module.css';
import { type IssueListUrlState, buildIssueListHref } from '../../../../shared/issueList/issueListUrlState';

interface EmptyIssueListProps {
  list: IssueListUrlState;
  problems: readonly QueryProblem[];
  /** Whether the viewer can read any project. */
  hasProjects: boolean;
}

/** Shown for a list without rows: links remove single terms of the query, or all of them. */
export function EmptyIssueList({ list, problems, hasProjects }: EmptyIssueListProps) {
  const terms = parseSearchQuery(list.query, 0).root.children;
  return (
    <div className={styles.empty}>
      <SearchX size={28} strokeWidth={1.5} className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>
        {!hasProjects ? 'No projects' : list.query === '' ? 'No issues yet' : 'No matching issues'}
      </p>
      {!hasProjects && <NoProjectsHint />}
      {list.query === '' && list.projectKey !== null && (
        <>
          <PreloadLink className={styles.clear} to={`/projects/${list.projectKey}/new`}>
            Create the first issue
          </PreloadLink>
          <p className={styles.problem}>
            or import issues from the command line:{' '}
            <code>npm run winnow -- import github issues.ndjson --project {list.projectKey}</code>
          </p>
        </>
      )}
      {terms.length > 0 && (
        <ul className={styles.terms} aria-label="Query terms">
          {terms.map(({ start, end }) => (
            <li key={start}>
              <PreloadLink
                className={styles.term}
                to={buildIssueListHref({ ...list, query: removeQuerySpan(list.query, { start, end }) })}
                title="Remove from query"
              >
                <code>{list.query.slice(start, end)}</code> <span aria-hidden="true">×</span>
              </PreloadLink>
            </li>
          ))}
        </ul>
      )}
      {problems.map(({ start, message }) => (
        <p key={start} className={styles.problem}>
          {replaceBackticksWithQuotes(message)}
        </p>
      ))}
      {list.query !== '' && (
        <PreloadLink className={styles.clear} to={buildIssueListHref({ ...list, query: '' })}>
          Clear query
        </PreloadLink>
      )}
    </div>
  );
}

/** What a viewer who can read no project can do. All users with an account may create projects. */
function NoProjectsHint() {
  const location = useLocation();
  if (useIsAnonymousVisitor())
    return (
      <PreloadLink className={styles.clear} to={buildLoginUrl(location)}>
        Sign in to see your projects
      </PreloadLink>
    );
  return (
    <>
      <PreloadLink className={styles.clear} to="/projects/new">
        Create a project
      </PreloadLink>
      <p className={styles.problem}>or ask a maintainer of a project to add you as a member.</p>
    </>
  );
}
