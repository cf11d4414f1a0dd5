import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { IssueDuplicatesQuery } from '../../../../../__generated__/IssueDuplicatesQuery.graphql';
import { IssueDuplicatePanel } from './IssueDuplicatePanel';

export const issueDuplicatesQuery = graphql`
  query IssueDuplicatesQuery($key: String!, $number: Int!) {
    project(key: $key) {
      issue(number: $number) {
        ...IssueDuplicatePanel_issue
      }
    }
  }
`;

interface IssueDuplicatesProps {
  queryRef: PreloadedQuery<IssueDuplicatesQuery>;
  /** Requests the likely duplicates again, after the issue was marked as a duplicate or a suggestion was dismissed. */
  onChanged: () => void;
}

/** The likely duplicates of the issue, with the data of their own query. */
export function IssueDuplicates({ queryRef, onChanged }: IssueDuplicatesProps) {
  const issue = usePreloadedQuery<IssueDuplicatesQuery>(issueDuplicatesQuery, queryRef).project?.issue;
  return issue && <IssueDuplicatePanel issue={issue} onChanged={onChanged} />;
}
