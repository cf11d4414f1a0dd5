import { useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { SimilarIssueOptionsQuery } from '../../../../__generated__/SimilarIssueOptionsQuery.graphql';
import type { useSimilarIssues_issue$key } from '../../../../__generated__/useSimilarIssues_issue.graphql';
import { type IssueSearchPicker_issues$key } from './IssueSearchPicker';

interface SimilarIssues {
  /** The suggestions; null or undefined until they are loaded. */
  similarIssues: IssueSearchPicker_issues$key | null | undefined;
  isLoading: boolean;
  load: () => void;
}

/** The issues that an issue may duplicate, as suggestions for IssueSearchPicker; `load` requests them. */
export function useSimilarIssues(issue: useSimilarIssues_issue$key): SimilarIssues {
  const [data, refetch] = useRefetchableFragment<SimilarIssueOptionsQuery, useSimilarIssues_issue$key>(
    graphql`
      fragment useSimilarIssues_issue on Issue
      @argumentDefinitions(similar: { type: "Boolean", defaultValue: false })
      @refetchable(queryName: "SimilarIssueOptionsQuery") {
        similarIssues(first: 12) @include(if: $similar) {
          ...IssueSearchPicker_issues
        }
      }
    `,
    issue,
  );
  const [isLoading, startTransition] = useTransition();
  return {
    similarIssues: data.similarIssues,
    isLoading,
    load: () => startTransition(() => void refetch({ similar: true })),
  };
}
