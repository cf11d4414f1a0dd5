import { graphql, useFragment } from 'react-relay';
import type { IssueBody_issue$key } from '../../../../__generated__/IssueBody_issue.graphql';
import { IssueText } from './texts/IssueText';
import { CommentComposer } from './timeline/CommentComposer';
import { IssueTimeline } from './timeline/IssueTimeline';
import { useIssueRefresh } from './useIssueRefresh';

/** Description, timeline and comment form of an issue. */
export function IssueBody({ issue }: { issue: IssueBody_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueBody_issue on Issue
      @argumentDefinitions(around: { type: "ID" }, hasAround: { type: "Boolean!", defaultValue: false }) {
        id
        ...IssueText_issue
        ...CommentComposer_issue
        ...IssueTimeline_issue @arguments(around: $around, hasAround: $hasAround)
      }
    `,
    issue,
  );
  const refresh = useIssueRefresh(data.id);
  return (
    <>
      <IssueText issue={data} />
      <IssueTimeline issue={data} refresh={refresh} />
      <CommentComposer issue={data} />
    </>
  );
}
