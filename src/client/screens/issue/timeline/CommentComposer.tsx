import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { CommentComposer_issue$key } from '../../../../../__generated__/CommentComposer_issue.graphql';
import { useIsVisitor } from '../../../components/useIsVisitor';
import { useResumeAction } from '../../../components/useResumeAction';
import { draftOf } from '../../../drafts/drafts';
import { useDraft } from '../../../drafts/useDraft';
import { addComment } from './addComment';
import { queuedMutation } from '../../../mutations/queue/MutationDefinition';
import { sessionGuardOf } from '../../../auth/SessionGuard';
import { Button } from '../../../ui/Button';
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
  const why = data.isGone ? `${key} was deleted.` : whyNot(viewerCan, locked);
  if (why !== null) return <NoComposer why={why} issueId={issueId} />;
  return (
    <div ref={composer} className={styles.composer}>
      <CommentForm
        projectKey={project.key}
        draft={draftOf.comment(issueId)}
        label="Comment"
        placeholder="Write a comment…"
        action="Comment"
        stepFor={(body) => queuedMutation(addComment, { issueId, body })}
        change={{ summary: `${key}: comment`, href: pathname }}
      />
    </div>
  );
}

function whyNot(viewerCan: readonly string[], locked: boolean): string | null {
  if (locked && !viewerCan.includes('MAINTAIN')) {
    return 'The conversation is locked: only maintainers can comment.';
  }
  return viewerCan.includes('FILE') ? null : 'Only reporters and those above them can comment.';
}

/** Why one cannot comment; what one had begun to write stays to be read. */
function NoComposer({ why, issueId }: { why: string; issueId: string }) {
  const { text } = useDraft(draftOf.comment(issueId));
  const sessionGuard = sessionGuardOf(useRelayEnvironment());
  const isVisitor = useIsVisitor();
  return (
    <div className={styles.composer}>
      {isVisitor ? (
        <Button onClick={() => void sessionGuard.signInFor(`comment.${issueId}`)}>Sign in to comment</Button>
      ) : (
        <p className={styles.locked}>
          <Lock size={13} aria-hidden="true" />
          {why}
        </p>
      )}
      {text !== '' && (
        <label className={styles.unsent}>
          What you were writing
          <textarea readOnly rows={4} value={text} />
        </label>
      )}
    </div>
  );
}
