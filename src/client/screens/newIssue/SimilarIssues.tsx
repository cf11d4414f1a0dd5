import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { SimilarIssuesQuery } from '../../../../__generated__/SimilarIssuesQuery.graphql';
import { useDebouncedSearch } from '../../components/pickers/useDebouncedSearch';
import { StateIcon } from '../../components/StateIcon';
import { useLatestQuery } from '../../relay/useLatestQuery';
import styles from './SimilarIssues.module.css';
import { similarQuery } from './similarQuery';

const query = graphql`
  query SimilarIssuesQuery($key: String!, $query: String!) {
    project(key: $key) {
      issues(query: $query, first: 5, orderBy: { field: RELEVANCE }) {
        nodes {
          id
          key
          title
          state {
            ...StateIcon_state
          }
        }
      }
    }
  }
`;

/** The server is asked this long after the last key, in ms. */
const ASK_AFTER = 250;

type Similar = PreloadedQuery<SimilarIssuesQuery> | null;

/** Finds issues like the one whose title is typed; the answer to a title that is no more is not waited for. */
export function useSimilarIssues(key: string): { similar: Similar; findSimilar: (title: string) => void } {
  const { queryRef, load, dispose } = useLatestQuery<SimilarIssuesQuery>(query);
  const { find } = useDebouncedSearch((title) => {
    const similar = similarQuery(title);
    if (similar === null) dispose();
    else load({ key, query: similar });
  }, ASK_AFTER);
  return { similar: queryRef, findSimilar: find };
}

/** Perhaps it was filed already. What one has written stays: each opens in a tab of its own. */
export function SimilarIssues({ queryRef }: { queryRef: Similar }) {
  return <Suspense fallback={null}>{queryRef && <Found queryRef={queryRef} />}</Suspense>;
}

function Found({ queryRef }: { queryRef: PreloadedQuery<SimilarIssuesQuery> }) {
  const { project } = usePreloadedQuery<SimilarIssuesQuery>(query, queryRef);
  const issues = project?.issues.nodes ?? [];
  if (issues.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-issues">
      <h2 id="similar-issues" className={styles.heading}>
        Similar issues
      </h2>
      <ul>
        {issues.map(({ id, key, title, state }) => (
          <li key={id}>
            <a href={hrefOf(key)} target="_blank" rel="noreferrer" className={styles.issue}>
              <StateIcon state={state} labelled />
              <span className={styles.title}>{title}</span>
              <span className={styles.key}>{key}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hrefOf(key: string): string {
  const [project, number] = key.split('-');
  return `/projects/${project}/issues/${number}`;
}
