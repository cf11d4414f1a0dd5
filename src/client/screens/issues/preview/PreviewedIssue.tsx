import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PreviewedIssue_issue$key } from '../../../../../__generated__/PreviewedIssue_issue.graphql';
import { CommentComposer } from '../../../components/comments/CommentComposer';
import { HeldIssueNotice } from '../../../components/notices/HeldIssueNotice';
import { IssueLinks } from '../../../components/relations/IssueLinks';
import { VoteAndWatch } from '../../../components/reactions/VoteAndWatch';
import { EditableIssueTitle } from '../../../components/issueTexts/EditableIssueTitle';
import { IssueDescription } from '../../../components/issueTexts/IssueDescription';
import { PersonLink } from '../../../components/people/PersonLink';
import { IssueEditingProvider } from '../../../components/pickers/IssueEditingProvider';
import { IssueFieldCommands } from '../../../components/pickers/IssueFieldCommands';
import { SubIssues } from '../../../components/subIssues/SubIssues';
import { RelativeTime } from '../../../ui/RelativeTime';
import { pluralize } from '../../../ui/format';
import { ProgressCount } from '../../../ui/ProgressCount';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { getFocusedPreviewPanel } from './PreviewPanel';
import { PreviewComments } from './PreviewComments';
import { PreviewFields } from './PreviewFields';
import styles from './PreviewPanel.module.css';

const LazyCommentForm = lazyWithPreload(
  async () => (await import('../../../components/comments/CommentForm')).CommentForm,
);

/** The issue in the preview panel: title, fields, relations, description and latest comments, edited in place. */
export function PreviewedIssue({ issue }: { issue: PreviewedIssue_issue$key }) {
  const data = useFragment(
    graphql`
      fragment PreviewedIssue_issue on Issue @argumentDefinitions(hasSubIssues: { type: "Boolean!" }) {
        id
        key
        isGone
        createdAt
        commentCount
        taskCount
        completedTaskCount
        author {
          login
        }
        ...EditableIssueTitle_issue
        ...HeldIssueNotice_issue
        ...VoteAndWatch_issue
        ...IssueLinks_issue
        ...IssueDescription_issue
        ...SubIssues_issue @include(if: $hasSubIssues) @alias(as: "subIssues")
        ...CommentComposer_issue
        ...PreviewFields_issue
        ...PreviewComments_issue
      }
    `,
    issue,
  );
  // Preloaded, so that the form also opens while offline.
  useEffect(() => LazyCommentForm.preload(), []);
  return (
    <IssueEditingProvider issue={data.isGone ? null : { id: data.id, key: data.key }}>
      <IssueFieldCommands getRoot={getFocusedPreviewPanel} />
      <article className={styles.issue}>
        {data.isGone && (
          <p role="alert" className={styles.gone}>
            {data.key} was deleted.
          </p>
        )}
        <EditableIssueTitle issue={data} inPanel />
        <p className={styles.meta}>
          <PersonLink login={data.author?.login} /> opened <RelativeTime dateTime={data.createdAt} />
          {data.commentCount > 0 && ` · ${pluralize(data.commentCount, 'comment')}`}
          {data.taskCount > 0 && (
            <>
              {' · '}
              <ProgressCount completed={data.completedTaskCount} total={data.taskCount} label="Tasks done" />
            </>
          )}
        </p>
        <HeldIssueNotice issue={data} />
        <div className={styles.fields}>
          <PreviewFields issue={data} />
          <div className={styles.relations}>
            <VoteAndWatch issue={data} />
            <IssueLinks issue={data} />
          </div>
        </div>
        <IssueDescription issue={data} inPanel />
        {data.subIssues && <SubIssues issue={data.subIssues} />}
        <PreviewComments issue={data} />
      </article>
      <div className={styles.composer}>
        <CommentComposer issue={data} Form={LazyCommentForm} collapsible />
      </div>
    </IssueEditingProvider>
  );
}
