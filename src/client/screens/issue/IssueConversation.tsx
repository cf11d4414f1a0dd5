import { use, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueConversation_issue$key } from '../../../../__generated__/IssueConversation_issue.graphql';
import { CommentForm } from '../../components/comments/CommentForm';
import { quoteInNewComment, readSelectionAsMarkdown } from '../../components/comments/quoteInNewComment';
import { HeldIssueNotice } from '../../components/notices/HeldIssueNotice';
import { IssueDescription } from '../../components/issueTexts/IssueDescription';
import { CommentComposer } from '../../components/comments/CommentComposer';
import { SubIssues } from '../../components/subIssues/SubIssues';
import { DraftOwnerContext } from '../../drafts/useDraft';
import { useCommands } from '../../ui/commands/dispatch';
import { IssueTimeline } from './timeline/IssueTimeline';
import { useIssueRefresh } from './useIssueRefresh';

/** Description, timeline and comment form of an issue. */
export function IssueConversation({ issue }: { issue: IssueConversation_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueConversation_issue on Issue
      @argumentDefinitions(around: { type: "ID" }, hasAround: { type: "Boolean!", defaultValue: false }) {
        id
        locked
        isGone
        viewerCan
        ...HeldIssueNotice_issue
        ...IssueDescription_issue
        ...SubIssues_issue
        ...CommentComposer_issue
        ...IssueTimeline_issue @arguments(around: $around, hasAround: $hasAround)
      }
    `,
    issue,
  );
  const description = useRef<HTMLDivElement>(null);
  const viewer = use(DraftOwnerContext);
  const mayComment = !data.isGone && data.viewerCan.includes(data.locked ? 'MAINTAIN' : 'FILE');
  useCommands({
    'comment.quote': {
      isAvailable: () => mayComment && readSelectionAsMarkdown(description.current) !== null,
      run: () => quoteInNewComment(viewer, data.id, readSelectionAsMarkdown(description.current)!),
    },
  });
  const refresh = useIssueRefresh(data.id);
  return (
    <>
      <HeldIssueNotice issue={data} />
      <div ref={description}>
        <IssueDescription issue={data} />
      </div>
      <SubIssues issue={data} />
      <IssueTimeline issue={data} refresh={refresh} />
      <CommentComposer issue={data} Form={CommentForm} />
    </>
  );
}
