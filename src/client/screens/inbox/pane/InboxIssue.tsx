import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InboxIssue_issue$key } from '../../../../../__generated__/InboxIssue_issue.graphql';
import { CommentComposer } from '../../../components/comments/CommentComposer';
import { WatchMenu } from '../../../components/reactions/WatchMenu';
import { EditableIssueTitle } from '../../../components/issueTexts/EditableIssueTitle';
import { IssueDescription } from '../../../components/issueTexts/IssueDescription';
import { PersonLink } from '../../../components/people/PersonLink';
import { IssueEditingProvider } from '../../../components/pickers/IssueEditingProvider';
import { RelativeTime } from '../../../ui/RelativeTime';
import { pluralize } from '../../../ui/format';
import { ProgressCount } from '../../../ui/ProgressCount';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { PreviewFields } from '../../issues/preview/PreviewFields';
import { describeNotificationReason } from '../model/notificationWords';
import { InboxTimeline } from './InboxTimeline';
import styles from './InboxOpened.module.css';
import { useMarkAsRead } from './useMarkAsRead';

const LazyCommentForm = lazyWithPreload(
  async () => (await import('../../../components/comments/CommentForm')).CommentForm,
);

/** The issue of the opened notification, with its new comments and events marked. */
export function InboxIssue({ issue, viewerId }: { issue: InboxIssue_issue$key; viewerId: string | null }) {
  const data = useFragment(
    graphql`
      fragment InboxIssue_issue on Issue {
        id
        key
        isGone
        createdAt
        commentCount
        voteCount
        taskCount
        completedTaskCount
        author {
          login
        }
        viewerNotification {
          reason
          ...useMarkAsRead_notification
        }
        ...EditableIssueTitle_issue
        ...WatchMenu_issue
        ...PreviewFields_issue
        ...IssueDescription_issue
        ...InboxTimeline_issue
        ...CommentComposer_issue
      }
    `,
    issue,
  );
  const { viewerNotification: notification, author, commentCount, voteCount } = data;
  useMarkAsRead(notification ?? null);
  // Preloaded, so that the form also opens while offline.
  useEffect(() => LazyCommentForm.preload(), []);
  return (
    <IssueEditingProvider issue={data.isGone ? null : { id: data.id, key: data.key }}>
      <article className={styles.content}>
        {data.isGone && (
          <p role="alert" className={styles.gone}>
            {data.key} was deleted.
          </p>
        )}
        <EditableIssueTitle issue={data} inPanel />
        <div className={styles.meta}>
          <p>
            <PersonLink login={author?.login} /> opened <RelativeTime dateTime={data.createdAt} />
            {commentCount > 0 && ` · ${pluralize(commentCount, 'comment')}`}
            {voteCount > 0 && ` · ${pluralize(voteCount, 'vote')}`}
            {data.taskCount > 0 && (
              <>
                {' · '}
                <ProgressCount
                  completed={data.completedTaskCount}
                  total={data.taskCount}
                  label="Tasks done"
                />
              </>
            )}
            {notification && ` · in your inbox ${describeNotificationReason(notification.reason)}`}
          </p>
          <WatchMenu issue={data} />
        </div>
        <div className={styles.fields}>
          <PreviewFields issue={data} />
        </div>
        <IssueDescription issue={data} inPanel />
        <InboxTimeline issue={data} viewerId={viewerId} />
        <div className={styles.composer}>
          <CommentComposer issue={data} Form={LazyCommentForm} collapsible />
        </div>
      </article>
    </IssueEditingProvider>
  );
}
