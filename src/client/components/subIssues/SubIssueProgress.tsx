import { graphql, useFragment } from 'react-relay';
import type { SubIssueProgress_issue$key } from '../../../../__generated__/SubIssueProgress_issue.graphql';
import { ProgressCount } from '../../ui/ProgressCount';

/** A ring and the numbers of closed and all issues in the tree below an issue; nothing if it has no sub-issues. */
export function SubIssueProgress({ issue }: { issue: SubIssueProgress_issue$key }) {
  const { subIssueCount, closedSubIssueCount } = useFragment(
    graphql`
      fragment SubIssueProgress_issue on Issue {
        subIssueCount
        closedSubIssueCount
      }
    `,
    issue,
  );
  if (subIssueCount === 0) return null;
  return <ProgressCount completed={closedSubIssueCount} total={subIssueCount} label="Sub-issues closed" />;
}
