import { Lock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { IssueHeader_issue$key } from '../../../../__generated__/IssueHeader_issue.graphql';
import type { IssueHeaderMeta_issue$key } from '../../../../__generated__/IssueHeaderMeta_issue.graphql';
import { ImportedUserMark } from '../../components/people/ImportedUserMark';
import { PersonLink } from '../../components/people/PersonLink';
import { RelativeTime } from '../../ui/RelativeTime';
import { pluralize } from '../../ui/format';
import { ProgressCount } from '../../ui/ProgressCount';
import { EditableIssueTitle } from '../../components/issueTexts/EditableIssueTitle';
import styles from './IssueHeader.module.css';
import { IssueMetaSkeleton } from './IssueScreenSkeleton';

interface IssueHeaderProps {
  issue: IssueHeader_issue$key;
  /** Whether all fields of the issue are loaded. If false, only those of a list row are shown. */
  isLoaded: boolean;
}

/** Title, author, age and counts of the issue. */
export function IssueHeader({ issue, isLoaded }: IssueHeaderProps) {
  const data = useFragment(
    graphql`
      fragment IssueHeader_issue on Issue {
        ...EditableIssueTitle_issue
        ...IssueHeaderMeta_issue
      }
    `,
    issue,
  );
  return (
    <>
      <EditableIssueTitle issue={data} />
      {isLoaded ? <IssueHeaderMeta issue={data} /> : <IssueMetaSkeleton />}
    </>
  );
}

function IssueHeaderMeta({ issue }: { issue: IssueHeaderMeta_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueHeaderMeta_issue on Issue {
        createdAt
        commentCount
        voteCount
        taskCount
        completedTaskCount
        locked
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
        <PersonLink login={data.author?.login} /> {data.author && <ImportedUserMark user={data.author} />}{' '}
        opened <RelativeTime dateTime={data.createdAt} />
      </span>
      {data.commentCount > 0 && <span>{pluralize(data.commentCount, 'comment')}</span>}
      {data.voteCount > 0 && <span>{pluralize(data.voteCount, 'vote')}</span>}
      {data.taskCount > 0 && (
        <span className={styles.tasks}>
          <ProgressCount completed={data.completedTaskCount} total={data.taskCount} label="Tasks done" />
        </span>
      )}
      {data.locked && (
        <span className={styles.locked}>
          <Lock size={12} aria-hidden="true" /> Locked
        </span>
      )}
    </p>
  );
}
