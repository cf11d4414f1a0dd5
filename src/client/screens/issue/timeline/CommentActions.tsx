import { Ellipsis, Eraser, Eye, EyeOff, Pencil, TextQuote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PermittedIconButton } from '../../../components/permissions/PermittedButton';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../../components/permissions/roles';
import { deleteComment, setCommentHidden } from './commentMutations';
import { type QueuedMutation, createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import type { MutationCommitOptions } from '../../../mutations/queue/MutationQueue';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../../mutations/useMutationStatus';
import { useCommands } from '../../../ui/commands/dispatch';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
import { MenuButton } from '../../../ui/MenuButton';
import type { MenuCommand } from '../../../ui/MenuPopover';
import { DEVELOPER_REQUIRED_MESSAGE } from '../../../components/issueTexts/useIssueTextEdit';
import styles from './TimelineComment.module.css';

const AlertDialog = lazyWithPreload(async () => (await import('../../../ui/AlertDialog')).AlertDialog);
const PurgeTextDialog = lazyWithPreload(async () => (await import('./PurgeTextDialog')).PurgeTextDialog);

const MENU_ICON_PROPS = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface CommentActionsProps {
  id: string;
  issue: { id: string; key: string };
  author: string;
  hidden: boolean;
  /** Permissions of the viewer on this comment. */
  mayEdit: boolean;
  mayDelete: boolean;
  mayMaintain: boolean;
  /** Quotes the comment in the form for a new comment; null if the viewer cannot comment. */
  onQuote: (() => void) | null;
  onEdit: () => void;
  /** Whether the focus is on the comment, so that commands apply to it. */
  isFocused: () => boolean;
}

/** Edit button and menu of a comment. Actions that cannot be undone are confirmed first. */
export function CommentActions({
  id,
  issue,
  author,
  hidden,
  onQuote,
  onEdit,
  isFocused,
  ...may
}: CommentActionsProps) {
  const [dialog, setDialog] = useState<'delete' | 'purge' | null>(null);
  const mutationQueue = useMutationQueue();
  const { error, track } = useMutationStatus();
  const { pathname: href } = useLocation();
  const close = () => setDialog(null);
  const commit = (mutation: QueuedMutation, options: Omit<MutationCommitOptions, 'href'>) =>
    void track(mutationQueue.commitMutation(mutation, { ...options, href }));
  const remove = () => {
    close();
    commit(createQueuedMutation(deleteComment, { id }), {
      summary: `${issue.key}: ${author}’s comment deleted`,
    });
  };
  const hide = () =>
    commit(createQueuedMutation(setCommentHidden, { id, hidden: !hidden }), {
      summary: `${issue.key}: ${author}’s comment ${hidden ? 'shown' : 'hidden'}`,
      inverse: createQueuedMutation(setCommentHidden, { id, hidden }),
    });
  const items = createCommentMenuItems(hidden, onQuote !== null, may);
  const label = `More actions for ${author}’s comment`;
  const purge = () => setDialog('purge');
  const confirmDelete = () => setDialog('delete');
  // Also provided without permission: a command without a handler would click the button of another comment.
  useCommands({
    'comment.edit': { isAvailable: () => may.mayEdit && isFocused(), run: onEdit },
    'comment.hide': { isAvailable: () => may.mayMaintain && isFocused(), run: hide },
    'comment.purge': { isAvailable: () => may.mayMaintain && isFocused(), run: purge },
    'comment.delete': { isAvailable: () => may.mayDelete && isFocused(), run: confirmDelete },
  });
  const menuCommands: Partial<Record<string, () => void>> = {
    'comment.quote': () => onQuote?.(),
    'comment.hide': hide,
    'comment.purge': purge,
    'comment.delete': confirmDelete,
  };
  return (
    <>
      {error !== null && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
      <PermittedIconButton
        permitted={may.mayEdit}
        requirement={DEVELOPER_REQUIRED_MESSAGE}
        label="Edit comment"
        command="comment.edit"
        resumeAction={`edit.${id}`}
        className={styles.action}
        onClick={onEdit}
      >
        <Pencil size={13} strokeWidth={1.75} aria-hidden="true" />
      </PermittedIconButton>
      {items.length > 0 ? (
        <MenuButton
          label={label}
          className={[styles.action, styles.more].join(' ')}
          sections={[{ items, onAction: (command) => menuCommands[command]?.() }]}
        >
          <Ellipsis size={13} strokeWidth={1.75} aria-hidden="true" />
        </MenuButton>
      ) : (
        <PermittedIconButton
          permitted={false}
          requirement={MAINTAINER_REQUIRED_MESSAGE}
          label={label}
          className={styles.action}
        >
          <Ellipsis size={13} strokeWidth={1.75} aria-hidden="true" />
        </PermittedIconButton>
      )}
      <LazySurface onClose={close}>
        {dialog === 'delete' && (
          <AlertDialog
            title="Delete this comment permanently?"
            confirmLabel="Delete comment"
            onConfirm={remove}
            onClose={close}
          >
            <p>
              {author}’s comment and its edit history are deleted. A note that there was a comment remains.
              This cannot be undone.
            </p>
          </AlertDialog>
        )}
        {dialog === 'purge' && <PurgeTextDialog issueId={issue.id} issueKey={issue.key} onClose={close} />}
      </LazySurface>
    </>
  );
}

function createCommentMenuItems(
  hidden: boolean,
  mayQuote: boolean,
  { mayDelete, mayMaintain }: Pick<CommentActionsProps, 'mayDelete' | 'mayMaintain'>,
) {
  const items: MenuCommand[] = [];
  if (mayQuote)
    items.push({
      command: 'comment.quote',
      icon: <TextQuote {...MENU_ICON_PROPS} />,
    });
  if (mayMaintain) {
    items.push(
      hidden
        ? { command: 'comment.hide', label: 'Unhide comment', icon: <Eye {...MENU_ICON_PROPS} /> }
        : { command: 'comment.hide', label: 'Hide as spam', icon: <EyeOff {...MENU_ICON_PROPS} /> },
      { command: 'comment.purge', icon: <Eraser {...MENU_ICON_PROPS} />, danger: true },
    );
  }
  if (mayDelete)
    items.push({
      command: 'comment.delete',
      icon: <Trash2 {...MENU_ICON_PROPS} />,
      danger: true,
    });
  return items;
}
