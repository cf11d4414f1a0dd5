import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { CommentComposer_issue$key } from '../../../../../__generated__/CommentComposer_issue.graphql';
import { useIsAnonymousVisitor } from '../../../components/useIsAnonymousVisitor';
import { useResumeAction } from '../../../components/useResumeAction';
import { draftKeys } from '../../../drafts/drafts';
import { useDraft } from '../../../drafts/useDraft';
import { addComment } from './addComment';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { getSessionGuard } from '../../../auth/SessionGuard';
import { Button } from '../../../ui/Button';
import styles from './CommentComposer.module.css';
import { CommentForm } from './CommentForm';

/** Form for a new comment, at the end of the issue's timeline. */
export function CommentComposer({ issue }: { issue: CommentComposer_issue$key }) {
  const data = useFragment(
    graphql`
      fragment CommentComposer_issue on Issue {
        id
        key
        locked
        isGone
        viewerCan
        project {
          key
        }
      }
    `,
    issue,
  );
  const { pathname } = useLocation();
  const composer = useRef<HTMLDivElement>(null);
  useResumeAction(`comment.${data.id}`, () => composer.current?.querySelector('textarea')?.focus());
  const { id: issueId, key, project, viewerCan, locked } = data;
  const reason = data.isGone ? `${key} was deleted.` : getCommentDisabledReason(viewerCan, locked);
  if (reason !== null) return <DisabledCommentComposer reason={reason} issueId={issueId} />;
  return (
    <div ref={composer} className={styles.composer}>
      <CommentForm
        projectKey={project.key}
        draft={draftKeys.comment(issueId)}
        label="Comment"
        placeholder="Write a comment…"
        action="Comment"
        mutationFor={(body) => createQueuedMutation(addComment, { issueId, body })}
        change={{ summary: `${key}: comment`, href: pathname }}
      />
    </div>
  );
}

/** Why the viewer cannot comment; null if they can. */
function getCommentDisabledReason(viewerCan: readonly string[], locked: boolean): string | null {
  if (locked && !viewerCan.includes('MAINTAIN')) {
    return 'Conversation locked: only maintainers can comment';
  }
  return viewerCan.includes('FILE') ? null : 'Commenting requires the reporter role or higher';
}

/** Explains why the viewer cannot comment, and shows their unsent draft. */
function DisabledCommentComposer({ reason, issueId }: { reason: string; issueId: string }) {
  const { text } = useDraft(draftKeys.comment(issueId));
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const isVisitor = useIsAnonymousVisitor();
  return (
    <div className={styles.composer}>
      {isVisitor ? (
        <Button onClick={() => void sessionGuard.signInAndResume(`comment.${issueId}`)}>
          Sign in to comment
        </Button>
      ) : (
        <p className={styles.locked}>
          <Lock size={13} aria-hidden="true" />
          {reason}
        </p>
      )}
      {text !== '' && (
        <label className={styles.unsent}>
          Unsent comment
          <textarea readOnly rows={4} value={text} />
        </label>
      )}
    </div>
  );
}
