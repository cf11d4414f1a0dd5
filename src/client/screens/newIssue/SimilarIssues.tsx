import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { SimilarIssuesQuery } from '../../../../__generated__/SimilarIssuesQuery.graphql';
import { buildIssueKeyHref } from '../../components/issueHref';
import { IssueTitle } from '../../components/IssueTitle';
import { useDebouncedSearch } from '../../components/pickers/useDebouncedSearch';
import { WorkflowStateIcon } from '../../components/WorkflowStateIcon';
import { useAbortingQueryLoader } from '../../relay/useAbortingQueryLoader';
import styles from './SimilarIssues.module.css';
import { createSimilarIssuesQuery } from '../../../shared/query/similarIssues';

const similarIssuesQuery = graphql`
  query SimilarIssuesQuery($key: String!, $query: String!) {
    project(key: $key) {
      issues(query: $query, first: 5, orderBy: { field: RELEVANCE }) {
        nodes {
          id
          key
          title
          state {
            ...WorkflowStateIcon_state
          }
        }
      }
    }
  }
`;

/** Delay after a key press before similar issues are requested, in ms. */
const SIMILAR_ISSUES_DEBOUNCE_MS = 250;

type SimilarIssuesQueryRef = PreloadedQuery<SimilarIssuesQuery> | null;

/** Searches for issues that are similar to the typed title. A changed title aborts the previous request. */
export function useSimilarIssues(key: string): {
  similar: SimilarIssuesQueryRef;
  findSimilar: (title: string) => void;
} {
  const { queryRef, load, dispose } = useAbortingQueryLoader<SimilarIssuesQuery>(similarIssuesQuery);
  const { find } = useDebouncedSearch((title) => {
    const similar = createSimilarIssuesQuery(title);
    if (similar === null) dispose();
    else load({ key, query: similar });
  }, SIMILAR_ISSUES_DEBOUNCE_MS);
  return { similar: queryRef, findSimilar: find };
}

/**
 * Lists issues that the new issue may duplicate. Links open in a new tab, so that the form keeps its text.
 */
export function SimilarIssues({ queryRef }: { queryRef: SimilarIssuesQueryRef }) {
  return <Suspense fallback={null}>{queryRef && <SimilarIssueList queryRef={queryRef} />}</Suspense>;
}

function SimilarIssueList({ queryRef }: { queryRef: PreloadedQuery<SimilarIssuesQuery> }) {
  const { project } = usePreloadedQuery<SimilarIssuesQuery>(similarIssuesQuery, queryRef);
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
            <a href={buildIssueKeyHref(key)} target="_blank" rel="noreferrer" className={styles.issue}>
              <WorkflowStateIcon state={state} labelled />
              <span className={styles.title}>
                <IssueTitle title={title} />
              </span>
              <span className={styles.key}>{key}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
