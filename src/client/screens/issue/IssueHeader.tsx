import { Lock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { IssueHeader_issue$key } from '../../../../__generated__/IssueHeader_issue.graphql';
import { RelativeTime } from '../../components/RelativeTime';
import { pluralize } from '../../ui/format';
import { EditableTitle } from './texts/EditableTitle';
import styles from './IssueHeader.module.css';

/** Title, author, age and counts of the issue. */
export function IssueHeader({ issue }: { issue: IssueHeader_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueHeader_issue on Issue {
        ...EditableTitle_issue
        createdAt
        commentCount
        voteCount
        locked
        author {
          login
        }
      }
    `,
    issue,
  );
  return (
    <>
      <EditableTitle issue={data} />
      <p className={styles.meta}>
        <span>
          <b>{data.author?.login ?? 'Unknown user'}</b> opened <RelativeTime dateTime={data.createdAt} />
        </span>
        {data.commentCount > 0 && <span>{pluralize(data.commentCount, 'comment')}</span>}
        {data.voteCount > 0 && <span>{pluralize(data.voteCount, 'vote')}</span>}
        {data.locked && (
          <span className={styles.locked}>
            <Lock size={12} aria-hidden="true" /> Locked
          </span>
        )}
      </p>
    </>
  );
}
