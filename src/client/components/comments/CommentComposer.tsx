import { Lock } from 'lucide-react';
import { type ComponentType, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { addCommentMutation } from '../../../../__generated__/addCommentMutation.graphql';
import type { CommentComposer_issue$key } from '../../../../__generated__/CommentComposer_issue.graphql';
import { InlineEditorBoundary, EDIT_BUTTON_ATTRIBUTE, useInlineEditor } from '../editing/useInlineEditor';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { useIsAnonymousVisitor, getSessionGuard } from '../../auth/SessionGuard';
import { useResumeAction } from '../../auth/useResumeAction';
import { draftKeyBuilders } from '../../drafts/drafts';
import { useDraft } from '../../drafts/useDraft';
import { addComment, undoComment } from './addComment';
import { NEW_COMMENT_ELEMENT_ID } from './quoteInNewComment';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { Button } from '../../ui/Button';
import { useCommands } from '../../ui/commands/dispatch';
import styles from './CommentComposer.module.css';
import type { CommentFormProps } from './CommentForm';

interface CommentComposerProps {
  issue: CommentComposer_issue$key;
  /** The form: CommentForm, or a component that loads it. */
  Form: ComponentType<CommentFormProps>;
  /** Whether the form is a single line until it is clicked. */
  collapsible?: boolean;
}

/** Form for a new comment on an issue. */
export function CommentComposer({ issue, Form, collapsible = false }: CommentComposerProps) {
  const data = useFragment(
    graphql`
      fragment CommentComposer_issue on Issue {
        id
        key
        locked
        lockReason
        isGone
        viewerCan
        project {
          key
        }
      }
    `,
    issue,
  );
  const { id: issueId, key, project, viewerCan, locked, lockReason } = data;
  const reason = data.isGone
    ? `${key} was deleted.`
    : getCommentDisabledReason(viewerCan, locked, lockReason);
  const className = collapsible ? undefined : styles.composer;
  if (reason !== null) {
    return <DisabledCommentComposer reason={reason} issueId={issueId} className={className} />;
  }
  const form = {
    projectKey: project.key,
    issueId,
    draft: draftKeyBuilders.comment(issueId),
    label: 'Comment',
    placeholder: 'Write a comment…',
    action: 'Comment',
    mutationFor: (body: string) => createQueuedMutation(addComment, { issueId, body }),
    change: {
      summary: `${key}: comment`,
      href: buildIssueKeyHref(key),
      undoFor: ({ edit: { comment } }: addCommentMutation['response']) =>
        comment ? { inverse: createQueuedMutation(undoComment, { id: comment.id, undo: true }) } : null,
    },
  };
  return collapsible ? (
    <CollapsibleCommentForm issueId={issueId} form={form} Form={Form} />
  ) : (
    <OpenCommentForm issueId={issueId} form={form} Form={Form} />
  );
}

interface NewCommentFormProps {
  issueId: string;
  form: CommentFormProps;
  Form: ComponentType<CommentFormProps>;
}

function OpenCommentForm({ issueId, form, Form }: NewCommentFormProps) {
  const composer = useRef<HTMLDivElement>(null);
  const focusField = () => composer.current?.querySelector('textarea')?.focus();
  useResumeAction(`comment.${issueId}`, focusField);
  useCommands({ 'comment.write': focusField });
  return (
    <div ref={composer} id={NEW_COMMENT_ELEMENT_ID} className={styles.composer}>
      <Form {...form} />
    </div>
  );
}

/** A comment form that is a single line until it is clicked. Escape closes it and keeps the draft. */
function CollapsibleCommentForm({ issueId, form, Form }: NewCommentFormProps) {
  const { container, isOpen, autoFocus, draft, open, close } = useInlineEditor(form.draft, {
    editable: true,
    opensWithDraft: false,
  });
  useResumeAction(`comment.${issueId}`, open);
  useCommands({ 'comment.write': open });
  const line = (
    <button type="button" {...EDIT_BUTTON_ATTRIBUTE} className={styles.line} onClick={open}>
      {draft === null ? form.placeholder : `Draft: ${draft}`}
    </button>
  );
  return (
    <div ref={container}>
      {isOpen ? (
        <InlineEditorBoundary shown={line} autoFocus={autoFocus} onClose={close}>
          <Form {...form} autoFocus onDone={close} onEscape={close} />
        </InlineEditorBoundary>
      ) : (
        line
      )}
    </div>
  );
}

/** Why the viewer cannot comment; null if they can. */
function getCommentDisabledReason(
  viewerCan: readonly string[],
  locked: boolean,
  lockReason: string | null | undefined,
): string | null {
  if (locked && !viewerCan.includes('MAINTAIN')) {
    const why = lockReason ? ` (${lockReason})` : '';
    return `Conversation locked${why}: only maintainers can comment`;
  }
  return viewerCan.includes('FILE') ? null : 'Commenting requires the reporter role or higher';
}

/** Explains why the viewer cannot comment, and shows their unsent draft. */
function DisabledCommentComposer({
  reason,
  issueId,
  className,
}: {
  reason: string;
  issueId: string;
  className: string | undefined;
}) {
  const { text } = useDraft(draftKeyBuilders.comment(issueId));
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const isVisitor = useIsAnonymousVisitor();
  return (
    <div className={className}>
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
