import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { parseQuery } from '../../../../shared/query/parse';
import { inQuotes } from '../query/QueryProblems';
import type { QueryProblem } from '../view/IssuesRowsQuery';
import styles from './EmptyList.module.css';
import { type ListState, listHref } from '../../../components/listState';

interface Props {
  list: ListState;
  problems: readonly QueryProblem[];
}

/** No row: which terms leave none, and how to take each back. */
export function EmptyList({ list, problems }: Props) {
  const terms = parseQuery(list.query, 0).root.children;
  return (
    <div className={styles.empty}>
      <SearchX size={28} strokeWidth={1.5} className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>
        {list.query === '' ? 'This project has no issues yet.' : 'No issue matches all of this.'}
      </p>
      {list.query === '' && (
        <>
          <Link className={styles.clear} to={`/projects/${list.projectKey}/new`}>
            File the first one
          </Link>
          <p className={styles.problem}>
            or bring in a tracker from the command line:{' '}
            <code>npm run winnow -- import github issues.ndjson --project {list.projectKey}</code>
          </p>
        </>
      )}
      {terms.length > 0 && (
        <ul className={styles.terms} aria-label="Terms of the query">
          {terms.map(({ start, end }) => (
            <li key={start}>
              <Link
                className={styles.term}
                to={listHref({ ...list, query: without(list.query, start, end) })}
                title="Leave this out"
              >
                <code>{list.query.slice(start, end)}</code> <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {problems.map(({ start, message }) => (
        <p key={start} className={styles.problem}>
          {inQuotes(message)}
        </p>
      ))}
      {list.query !== '' && (
        <Link className={styles.clear} to={listHref({ ...list, query: '' })}>
          Clear the query
        </Link>
      )}
    </div>
  );
}

function without(query: string, start: number, end: number): string {
  return `${query.slice(0, start).trimEnd()} ${query.slice(end).trimStart()}`.trim();
}
