import { graphql, useFragment } from 'react-relay';
import type { Reactions_comment$key } from '../../../../__generated__/Reactions_comment.graphql';
import type { Reactions_issue$key } from '../../../../__generated__/Reactions_issue.graphql';
import { ReactionBar } from './ReactionBar';

/** The reactions to an issue. Its thumbs-up are its votes. */
export function IssueReactions({ issue }: { issue: Reactions_issue$key }) {
  const { id, key, viewerCan, isGone, reactions } = useFragment(
    graphql`
      fragment Reactions_issue on Issue {
        id
        key
        viewerCan
        isGone
        reactions {
          ...ReactionBar_reactions
        }
      }
    `,
    issue,
  );
  if (isGone) return null;
  return (
    <ReactionBar subjectId={id} issueKey={key} permitted={viewerCan.includes('VOTE')} reactions={reactions} />
  );
}

/** The reactions to a comment. */
export function CommentReactions({ comment }: { comment: Reactions_comment$key }) {
  const { id, viewerCan, issue, reactions } = useFragment(
    graphql`
      fragment Reactions_comment on Comment {
        id
        viewerCan
        issue {
          key
        }
        reactions {
          ...ReactionBar_reactions
        }
      }
    `,
    comment,
  );
  const permitted = viewerCan.includes('VOTE');
  return <ReactionBar subjectId={id} issueKey={issue.key} permitted={permitted} reactions={reactions} />;
}
