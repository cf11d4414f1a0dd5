import { graphql, useFragment } from 'react-relay';
import type { LatestComment_issue$key } from '../../../../__generated__/LatestComment_issue.graphql';
import { RelativeTime } from '../RelativeTime';
import { RenderedMarkdown } from '../RenderedMarkdown';
import styles from './IssueComparison.module.css';

/** The latest comment of a compared issue, if it is among the last entries of the timeline. */
export function LatestComment({ issue }: { issue: LatestComment_issue$key }) {
  const { timeline } = useFragment(
    graphql`
      fragment LatestComment_issue on Issue {
        timeline(last: 12) {
          nodes {
            ... on Comment @alias(as: "comment") {
              removedAt
              hidden
              createdAt
              bodyHTML
              author {
                login
              }
            }
          }
        }
      }
    `,
    issue,
  );
  const comment = timeline.nodes
    .flatMap((node) => node.comment ?? [])
    .findLast(({ removedAt, hidden }) => !removedAt && !hidden);
  if (!comment) return null;
  return (
    <section>
      <h4 className={styles.commentHeading}>
        Latest comment, {comment.author?.login ?? 'unknown user'},{' '}
        <RelativeTime dateTime={comment.createdAt} />
      </h4>
      <div data-shared-text>
        <RenderedMarkdown html={comment.bodyHTML} size="small" />
      </div>
    </section>
  );
}
