import { Eye, EyeOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { CommentVisibilityEvent_comment$key } from '../../../../../../__generated__/CommentVisibilityEvent_comment.graphql';
import type { CommentVisibilityEvent_event$key } from '../../../../../../__generated__/CommentVisibilityEvent_event.graphql';
import { buildIssueKeyHref } from '../../../../navigation/hrefs';
import { PreloadLink } from '../../../../navigation/PreloadLink';
import { buildCommentHref } from '../../../../components/comments/linkedComment';
import { TimelineEventIcon, TimelineEventLine } from './TimelineEventLine';
import line from './TimelineEventLine.module.css';

/** Timeline event for a comment that was hidden or shown again. */
export function CommentVisibilityEvent({ event }: { event: CommentVisibilityEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment CommentVisibilityEvent_event on IssueEvent {
        __typename
        ...TimelineEventLine_event
        ... on CommentHidden {
          comment {
            ...CommentVisibilityEvent_comment
          }
        }
        ... on CommentShown {
          comment {
            ...CommentVisibilityEvent_comment
          }
        }
      }
    `,
    event,
  );
  const isHidden = data.__typename === 'CommentHidden';
  return (
    <TimelineEventLine event={data} icon={<TimelineEventIcon icon={isHidden ? EyeOff : Eye} />}>
      {isHidden ? 'hid' : 'unhid'} {data.comment ? <CommentLink comment={data.comment} /> : 'a comment'}
    </TimelineEventLine>
  );
}

function CommentLink({ comment }: { comment: CommentVisibilityEvent_comment$key }) {
  const { id, issue, author } = useFragment(
    graphql`
      fragment CommentVisibilityEvent_comment on Comment {
        id
        issue {
          key
        }
        author {
          login
        }
      }
    `,
    comment,
  );
  return (
    <PreloadLink to={buildCommentHref(buildIssueKeyHref(issue.key), id)} className={line.link}>
      {author ? `a comment by ${author.login}` : 'a comment'}
    </PreloadLink>
  );
}
