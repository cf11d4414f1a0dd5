import { use, useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type {
  TimelineComment_comment$data,
  TimelineComment_comment$key,
} from '../../../../../__generated__/TimelineComment_comment.graphql';
import { Avatar } from '../../../components/people/Avatar';
import { ImportedUserMark } from '../../../components/people/ImportedUserMark';
import { PersonLink } from '../../../components/people/PersonLink';
import { RelativeTime } from '../../../ui/RelativeTime';
import { CommentReactions } from '../../../components/reactions/Reactions';
import { TaskText } from '../../../components/issueTexts/TaskText';
import { draftKeyBuilders } from '../../../drafts/drafts';
import { DraftOwnerContext, useStoredDraft } from '../../../drafts/useDraft';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { updateComment } from './commentMutations';
import { CopyLinkButton } from '../../../ui/copy/CopyLinkButton';
import { CommentActions } from './CommentActions';
import { CommentForm } from '../../../components/comments/CommentForm';
import { quoteInNewComment, readSelectionAsMarkdown } from '../../../components/comments/quoteInNewComment';
import { buildCommentHref } from '../../../components/comments/linkedComment';
import { useCommands } from '../../../ui/commands/dispatch';
import styles from './TimelineComment.module.css';
import type { TimelineCommentHistoryQuery } from '../../../../../__generated__/TimelineCommentHistoryQuery.graphql';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './CommentHistoryDialog';

interface TimelineCommentProps {
  comment: TimelineComment_comment$key;
  linked: string | null;
}

/** A comment in the timeline. The comment that the URL links to is scrolled to, focused and highlighted. */
export function TimelineComment({ comment, linked }: TimelineCommentProps) {
  const data = useFragment(
    graphql`
      fragment TimelineComment_comment on Comment {
        id
        version
        body
        bodyHTML
        createdAt
        editedAt
        removedAt
        hidden
        viewerCan
        issue {
          id
          key
          locked
          isGone
          project {
            key
          }
        }
        ...Reactions_comment
        author {
          id
          login
          ...Avatar_user
          ...ImportedUserMark_user
        }
      }
    `,
    comment,
  );
  const isLinked = data.id === linked;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [isLinked]);
  const { pathname } = useLocation();
  const viewer = use(DraftOwnerContext);
  const may = getCommentPermissions(data, viewer);
  const [editing, setEditing] = useState(
    useStoredDraft(draftKeyBuilders.commentEdit(data.id)) !== null && may.mayEdit,
  );
  const login = data.author?.login ?? 'Unknown user';
  const mayQuote = may.mayComment && !data.removedAt;
  const text = useRef<HTMLDivElement>(null);
  const isFocused = () => element.current?.contains(document.activeElement) === true;
  const quote = () =>
    quoteInNewComment(viewer, data.issue.id, readSelectionAsMarkdown(text.current) ?? data.body);
  useCommands({
    'comment.quote': {
      isAvailable: () => mayQuote && (readSelectionAsMarkdown(text.current) !== null || isFocused()),
      run: quote,
    },
    'comment.copyLink': {
      isAvailable: isFocused,
      run: () => element.current?.querySelector<HTMLElement>('[data-command="comment.copyLink"]')?.click(),
    },
  });

  const rendered = (
    <TaskText
      subjectId={data.id}
      html={data.bodyHTML}
      size="small"
      editable={may.mayEdit}
      issueKey={data.issue.key}
      href={pathname}
    />
  );

  return (
    <article ref={element} id={`comment-${data.id}`} tabIndex={-1} className={styles.comment}>
      {data.author ? <Avatar user={data.author} /> : <span />}
      <div className={[styles.card, isLinked && styles.linked].filter(Boolean).join(' ')}>
        <header className={styles.header}>
          <PersonLink login={data.author?.login} />
          {data.author && <ImportedUserMark user={data.author} />}
          <RelativeTime dateTime={data.createdAt} />
          {data.editedAt && !data.removedAt && (
            <CommentHistoryButton commentId={data.id} editedAt={data.editedAt} />
          )}
          <span className={styles.actions}>
            <CopyLinkButton
              href={buildCommentHref(pathname, data.id)}
              label="Copy link to comment"
              command="comment.copyLink"
              bordered={false}
              className={styles.action}
            />
            {!data.removedAt && !data.issue.isGone && !editing && (
              <CommentActions
                id={data.id}
                issue={data.issue}
                author={login}
                hidden={data.hidden}
                {...may}
                onQuote={mayQuote ? quote : null}
                onEdit={() => setEditing(true)}
                isFocused={isFocused}
              />
            )}
          </span>
        </header>
        <div ref={text} className={styles.text}>
          {data.removedAt ? (
            <p className={styles.removed}>
              This comment was deleted <RelativeTime dateTime={data.removedAt} />.
            </p>
          ) : editing ? (
            <CommentForm
              projectKey={data.issue.project.key}
              issueId={data.issue.id}
              draft={draftKeyBuilders.commentEdit(data.id)}
              initial={data.body}
              label="Comment"
              action="Save"
              autoFocus
              mutationFor={(body, baseVersion) =>
                createQueuedMutation(updateComment, { id: data.id, body, baseVersion })
              }
              version={data.version}
              change={{
                summary: `${data.issue.key}: comment edited`,
                href: pathname,
                inverse: createQueuedMutation(updateComment, { id: data.id, body: data.body }),
              }}
              onDone={() => setEditing(false)}
            />
          ) : data.hidden ? (
            <details>
              <summary className={styles.hidden}>
                Hidden as spam <span className={styles.show} />
              </summary>
              {rendered}
            </details>
          ) : (
            rendered
          )}
          {!data.removedAt && !data.issue.isGone && <CommentReactions comment={data} />}
        </div>
      </div>
    </article>
  );
}

/** In a locked issue only maintainers can change comments; only they can delete comments of others. */
function getCommentPermissions({ viewerCan, issue, author }: TimelineComment_comment$data, viewer: string) {
  const mayMaintain = viewerCan.includes('MAINTAIN') && !issue.isGone;
  const isOpen = !issue.locked && !issue.isGone;
  const isOwn = author?.id === viewer && viewerCan.includes('FILE');
  return {
    mayComment: mayMaintain || (isOpen && viewerCan.includes('FILE')),
    mayEdit: mayMaintain || (isOpen && viewerCan.includes('EDIT')),
    mayDelete: mayMaintain || (isOpen && isOwn),
    mayMaintain,
  };
}

const CommentHistoryDialog = lazyWithPreload(
  async () => (await import('./CommentHistoryDialog')).CommentHistoryDialog,
);

/** Says when a comment was last edited; a click opens the history of its edits. */
export function CommentHistoryButton({ commentId, editedAt }: { commentId: string; editedAt: string }) {
  const [queryRef, load, dispose] = useQueryLoader<TimelineCommentHistoryQuery>(commentHistoryQuery);
  // The comment may have been edited, or a text purged, since the history was shown before.
  const open = () => load({ id: commentId }, { fetchPolicy: 'network-only' });
  return (
    <>
      <button
        type="button"
        className={styles.edited}
        aria-haspopup="dialog"
        onPointerEnter={CommentHistoryDialog.preload}
        onClick={open}
      >
        edited <RelativeTime dateTime={editedAt} />
      </button>
      {queryRef && (
        <LazySurface onClose={dispose}>
          <CommentHistoryDialog queryRef={queryRef} onRetry={open} onClose={dispose} />
        </LazySurface>
      )}
    </>
  );
}

/** The edits of a comment. Not in the dialog's module, so that the query is sent while the dialog's code loads. */
export const commentHistoryQuery = graphql`
  query TimelineCommentHistoryQuery($id: ID!) {
    node(id: $id) {
      ...CommentHistoryDialog_comment @alias(as: "comment")
    }
  }
`;
