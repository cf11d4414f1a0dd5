import { graphql, useFragment } from 'react-relay';
import type { PeekComments_issue$key } from '../../../../../__generated__/PeekComments_issue.graphql';
import { Person } from '../../../components/Person';
import { RelativeTime } from '../../../components/RelativeTime';
import { RenderedMarkdown } from '../../../components/RenderedMarkdown';
import styles from './PeekComments.module.css';

/** Number of comments shown in the issue preview panel. */
const SHOWN_COMMENTS_MAX = 3;

/** The latest comments of the issue in the preview panel. */
export function PeekComments({ issue }: { issue: PeekComments_issue$key }) {
  const { timeline } = useFragment(
    graphql`
      fragment PeekComments_issue on Issue {
        timeline(last: 12) {
          nodes {
            __typename
            ... on Comment {
              id
              createdAt
              bodyHTML
              author {
                ...Person_user
              }
            }
          }
        }
      }
    `,
    issue,
  );
  const comments = timeline.nodes.filter((node) => node.__typename === 'Comment').slice(-SHOWN_COMMENTS_MAX);
  if (comments.length === 0) return null;
  return (
    <section className={styles.comments} aria-label="Latest comments">
      {comments.map((comment) => (
        <div key={comment.id} className={styles.comment}>
          <p className={styles.by}>
            {comment.author ? <Person user={comment.author} /> : 'Unknown user'}
            <RelativeTime dateTime={comment.createdAt} className={styles.time} />
          </p>
          <RenderedMarkdown html={comment.bodyHTML} size="small" />
        </div>
      ))}
    </section>
  );
}
