import { graphql, useFragment } from 'react-relay';
import type { TriageIssueMeta_issue$key } from '../../../../../__generated__/TriageIssueMeta_issue.graphql';
import { ImportedUserMark } from '../../../components/ImportedUserMark';
import { PersonLink } from '../../../components/people/PersonLink';
import { RelativeTime } from '../../../components/RelativeTime';
import { pluralize } from '../../../ui/format';
import styles from './TriageIssue.module.css';

/** Author, age and counts of the issue. */
export function TriageIssueMeta({ issue }: { issue: TriageIssueMeta_issue$key }) {
  const { author, createdAt, commentCount, voteCount } = useFragment(
    graphql`
      fragment TriageIssueMeta_issue on Issue {
        createdAt
        commentCount
        voteCount
        author {
          login
          ...ImportedUserMark_user
        }
      }
    `,
    issue,
  );
  return (
    <p className={styles.meta}>
      <span>
        <PersonLink login={author?.login} /> {author && <ImportedUserMark user={author} />} opened{' '}
        <RelativeTime dateTime={createdAt} />
        {commentCount > 0 && ` · ${pluralize(commentCount, 'comment')}`}
        {voteCount > 0 && ` · ${pluralize(voteCount, 'vote')}`}
      </span>
    </p>
  );
}
