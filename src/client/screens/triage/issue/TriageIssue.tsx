import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TriageIssue_issue$key } from '../../../../../__generated__/TriageIssue_issue.graphql';
import { CommentComposer } from '../../../components/comments/CommentComposer';
import { DeletedIssueNotice } from '../../../components/notices/DeletedIssueNotice';
import { EditableIssueTitle } from '../../../components/issueTexts/EditableIssueTitle';
import { IssueDescription } from '../../../components/issueTexts/IssueDescription';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { IssueTimeline } from '../../issue/timeline/IssueTimeline';
import { useIssueRefresh } from '../../issue/useIssueRefresh';
import { PreviewFields } from '../../issues/preview/PreviewFields';
import styles from './TriageIssue.module.css';
import type { TriageIssue_meta$key } from '../../../../../__generated__/TriageIssue_meta.graphql';
import { ImportedUserMark } from '../../../components/people/ImportedUserMark';
import { PersonLink } from '../../../components/people/PersonLink';
import { RelativeTime } from '../../../ui/RelativeTime';
import { pluralize } from '../../../ui/format';

const LazyCommentForm = lazyWithPreload(
  async () => (await import('../../../components/comments/CommentForm')).CommentForm,
);

interface TriageIssueProps {
  issue: TriageIssue_issue$key;
  /** Whether the issue receives the focus, because it has replaced another one that had it. */
  takesFocus: boolean;
}

/** Title, fields, description, comments and events of the current issue. */
export function TriageIssue({ issue, takesFocus }: TriageIssueProps) {
  const data = useFragment(
    graphql`
      fragment TriageIssue_issue on Issue {
        id
        key
        title
        isGone
        ...TriageIssue_meta
        ...EditableIssueTitle_issue
        ...PreviewFields_issue
        ...IssueDescription_issue
        ...IssueTimeline_issue
        ...CommentComposer_issue
      }
    `,
    issue,
  );
  const { key } = data;
  const article = useRef<HTMLElement>(null);
  const refresh = useIssueRefresh(data.id);
  // Preload the form, so that it also opens while offline.
  useEffect(() => LazyCommentForm.preload(), []);
  useEffect(() => {
    if (takesFocus) article.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <article ref={article} tabIndex={-1} className={styles.content} aria-label={`${key}: ${data.title}`}>
      {data.isGone && <DeletedIssueNotice issueKey={key} />}
      <div className={styles.title}>
        <EditableIssueTitle issue={data} inPanel />
      </div>
      <TriageIssueMeta issue={data} />
      <div className={styles.fields}>
        <PreviewFields issue={data} />
      </div>
      <IssueDescription issue={data} />
      <IssueTimeline issue={data} refresh={refresh} />
      <div className={styles.composer}>
        <CommentComposer issue={data} Form={LazyCommentForm} collapsible />
      </div>
    </article>
  );
}

/** Author, age and counts of the issue. */
function TriageIssueMeta({ issue }: { issue: TriageIssue_meta$key }) {
  const { author, createdAt, commentCount, voteCount } = useFragment(
    graphql`
      fragment TriageIssue_meta on Issue {
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
