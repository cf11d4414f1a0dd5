import { graphql, useFragment } from 'react-relay';
import type { PreviewComments_comment$key } from '../../../../../__generated__/PreviewComments_comment.graphql';
import type { PreviewComments_issue$key } from '../../../../../__generated__/PreviewComments_issue.graphql';
import { UserWithAvatar } from '../../../components/people/UserWithAvatar';
import { RelativeTime } from '../../../ui/RelativeTime';
import { RenderedMarkdown } from '../../../components/markdown/RenderedMarkdown';
import styles from './PreviewComments.module.css';

/** Number of comments shown in the issue preview panel. */
const PREVIEW_PANEL_COMMENTS_MAX = 3;

/** The latest comments of the issue in the preview panel. */
export function PreviewComments({ issue }: { issue: PreviewComments_issue$key }) {
  const { timeline } = useFragment(
    graphql`
      fragment PreviewComments_issue on Issue {
        timeline(last: 12) @connection(key: "PreviewComments_timeline") {
          edges {
            node {
              ... on Comment @alias(as: "comment") {
                id
                removedAt
                hidden
                ...PreviewComments_comment
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
    .slice(-PREVIEW_PANEL_COMMENTS_MAX);
  if (comments.length === 0) return null;
  return (
    <section className={styles.comments} aria-label="Latest comments">
      {comments.map((comment) => (
        <PreviewComment key={comment.id} comment={comment} />
      ))}
    </section>
  );
}

function PreviewComment({ comment }: { comment: PreviewComments_comment$key }) {
  const { author, bodyHTML, createdAt } = useFragment(
    graphql`
      fragment PreviewComments_comment on Comment {
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
