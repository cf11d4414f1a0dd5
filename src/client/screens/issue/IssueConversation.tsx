import { graphql, useFragment } from 'react-relay';
import type { IssueConversation_issue$key } from '../../../../__generated__/IssueConversation_issue.graphql';
import { CommentForm } from '../../components/comments/CommentForm';
import { IssueDescription } from '../../components/issueTexts/IssueDescription';
import { CommentComposer } from '../../components/comments/CommentComposer';
import { IssueTimeline } from './timeline/IssueTimeline';
import { useIssueRefresh } from './useIssueRefresh';

/** Description, timeline and comment form of an issue. */
export function IssueConversation({ issue }: { issue: IssueConversation_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueConversation_issue on Issue
      @argumentDefinitions(around: { type: "ID" }, hasAround: { type: "Boolean!", defaultValue: false }) {
        id
        ...IssueDescription_issue
        ...CommentComposer_issue
        ...IssueTimeline_issue @arguments(around: $around, hasAround: $hasAround)
      }
    `,
    issue,
  );
  const refresh = useIssueRefresh(data.id);
  return (
    <>
      <IssueDescription issue={data} />
      <IssueTimeline issue={data} refresh={refresh} />
      <CommentComposer issue={data} Form={CommentForm} />
    </>
  );
}
