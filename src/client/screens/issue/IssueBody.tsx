import { graphql, useFragment } from 'react-relay';
import type { IssueBody_issue$key } from '../../../../__generated__/IssueBody_issue.graphql';
import { IssueText } from './IssueText';
import { CommentComposer } from './timeline/CommentComposer';
import { IssueTimeline } from './timeline/IssueTimeline';

/** What was reported, and what happened since. */
export function IssueBody({ issue }: { issue: IssueBody_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueBody_issue on Issue
      @argumentDefinitions(around: { type: "ID" }, hasAround: { type: "Boolean!", defaultValue: false }) {
        ...IssueText_issue
        ...CommentComposer_issue
        ...IssueTimeline_issue @arguments(around: $around, hasAround: $hasAround)
      }
    `,
    issue,
  );
  return (
    <>
      <IssueText issue={data} />
      <IssueTimeline issue={data} />
      <CommentComposer issue={data} />
    </>
  );
}
