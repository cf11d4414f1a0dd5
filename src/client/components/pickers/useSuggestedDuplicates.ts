import { useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { SuggestedDuplicateOptionsQuery } from '../../../../__generated__/SuggestedDuplicateOptionsQuery.graphql';
import type { useSuggestedDuplicates_issue$key } from '../../../../__generated__/useSuggestedDuplicates_issue.graphql';
import { type IssueSearchPicker_issues$key } from './IssueSearchPicker';

interface SuggestedDuplicates {
  /** The suggestions; undefined until they are loaded. */
  suggested: IssueSearchPicker_issues$key | undefined;
  isLoading: boolean;
  load: () => void;
}

/** The issues that an issue may duplicate, as suggestions for IssueSearchPicker; `load` requests them. */
export function useSuggestedDuplicates(issue: useSuggestedDuplicates_issue$key): SuggestedDuplicates {
  const [data, refetch] = useRefetchableFragment<
    SuggestedDuplicateOptionsQuery,
    useSuggestedDuplicates_issue$key
  >(
    graphql`
      fragment useSuggestedDuplicates_issue on Issue
      @argumentDefinitions(suggested: { type: "Boolean", defaultValue: false })
      @refetchable(queryName: "SuggestedDuplicateOptionsQuery") {
        likelyDuplicates(first: 12) @include(if: $suggested) {
          issue {
            ...IssueSearchPicker_issues
          }
        }
      }
    `,
    issue,
  );
  const [isLoading, startTransition] = useTransition();
  return {
    suggested: data.likelyDuplicates?.map((duplicate) => duplicate.issue),
    isLoading,
    load: () => startTransition(() => void refetch({ suggested: true })),
  };
}
