import { Lock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { CommentComposer_issue$key } from '../../../../../__generated__/CommentComposer_issue.graphql';
import { draftOf } from '../../../drafts/drafts';
import { addComment } from '../../../mutations/addComment';
import { stepOf } from '../../../mutations/Edit';
import styles from './CommentComposer.module.css';
import { CommentForm } from './CommentForm';

/** At the timeline's end: what one has to say. */
export function CommentComposer({ issue }: { issue: CommentComposer_issue$key }) {
  const data = useFragment(
    graphql`
      fragment CommentComposer_issue on Issue {
        id
        key
        locked
        viewerCan
        project {
          key
        }
      }
    `,
    issue,
  );
  const { pathname } = useLocation();
  const { id: issueId, key, project, viewerCan, locked } = data;
  if (!viewerCan.includes('FILE')) return null;
  if (locked && !viewerCan.includes('MAINTAIN')) {
    return (
      <p className={styles.locked}>
        <Lock size={13} aria-hidden="true" /> The conversation is locked: only maintainers may comment.
      </p>
    );
  }
  return (
    <div className={styles.composer}>
      <CommentForm
        projectKey={project.key}
        draft={draftOf.comment(issueId)}
        label="Comment"
        placeholder="Write a comment…"
        action="Comment"
        stepFor={(body) => stepOf(addComment, { issueId, body })}
        change={{ words: `${key}: comment`, href: pathname }}
      />
    </div>
  );
}
