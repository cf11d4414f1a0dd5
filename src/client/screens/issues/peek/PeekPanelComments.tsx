import { graphql, useFragment } from 'react-relay';
import type { PeekPanelComments_comment$key } from '../../../../../__generated__/PeekPanelComments_comment.graphql';
import type { PeekPanelComments_issue$key } from '../../../../../__generated__/PeekPanelComments_issue.graphql';
import { UserWithAvatar } from '../../../components/UserWithAvatar';
import { RelativeTime } from '../../../components/RelativeTime';
import { RenderedMarkdown } from '../../../components/RenderedMarkdown';
import styles from './PeekPanelComments.module.css';

/** Number of comments shown in the issue preview panel. */
const PEEK_PANEL_COMMENTS_MAX = 3;

/** The latest comments of the issue in the preview panel. */
export function PeekPanelComments({ issue }: { issue: PeekPanelComments_issue$key }) {
  const { timeline } = useFragment(
    graphql`
      fragment PeekPanelComments_issue on Issue {
        timeline(last: 12) @connection(key: "PeekPanelComments_timeline") {
          edges {
            node {
              ... on Comment @alias(as: "comment") {
                id
                removedAt
                hidden
                ...PeekPanelComments_comment
              }
            }
          }
        }
      }
    `,
    issue,
  );
  const comments = timeline.edges
    .flatMap(({ node }) => node.comment ?? [])
    .filter(({ removedAt, hidden }) => !removedAt && !hidden)
    .slice(-PEEK_PANEL_COMMENTS_MAX);
  if (comments.length === 0) return null;
  return (
    <section className={styles.comments} aria-label="Latest comments">
      {comments.map((comment) => (
        <PeekPanelComment key={comment.id} comment={comment} />
      ))}
    </section>
  );
}

function PeekPanelComment({ comment }: { comment: PeekPanelComments_comment$key }) {
  const { author, bodyHTML, createdAt } = useFragment(
    graphql`
      fragment PeekPanelComments_comment on Comment {
        createdAt
        bodyHTML
        author {
          ...UserWithAvatar_user
        }
      }
    `,
    comment,
  );
  return (
    <div className={styles.comment}>
      <p className={styles.by}>
        {author ? <UserWithAvatar user={author} linked /> : 'Unknown user'}
        <RelativeTime dateTime={createdAt} className={styles.time} />
      </p>
      <RenderedMarkdown html={bodyHTML} size="small" />
    </div>
  );
}
