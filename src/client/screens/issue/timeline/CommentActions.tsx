import { Ellipsis, Eraser, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PermittedIconButton } from '../../../components/PermittedIconButton';
import { deleteComment } from './deleteComment';
import { type QueuedMutation, queuedMutation } from '../../../mutations/queue/MutationDefinition';
import type { CommitOptions } from '../../../mutations/queue/MutationQueue';
import { setCommentHidden } from './setCommentHidden';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { messageOf } from '../../../errors/UserError';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { MenuButton } from '../../../ui/MenuButton';
import type { MenuItemOption } from '../../../ui/MenuPopover';
import { EDITED_BY } from '../texts/useTextEdit';
import styles from './TimelineComment.module.css';

const AlertDialog = lazyWithPreload(async () => (await import('../../../ui/AlertDialog')).AlertDialog);
const PurgeDialog = lazyWithPreload(async () => (await import('./PurgeDialog')).PurgeDialog);

const SIGN = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  id: string;
  issue: { id: string; key: string };
  author: string;
  hidden: boolean;
  /** What the viewer may do to it. */
  mayEdit: boolean;
  mayDelete: boolean;
  mayMaintain: boolean;
  onEdit: () => void;
}

/** Changing a comment, and what is done to it seldom; what cannot be taken back is asked. */
export function CommentActions({ id, issue, author, hidden, onEdit, ...may }: Props) {
  const [asking, setAsking] = useState<'delete' | 'purge' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const edits = useMutationQueue();
  const { pathname: href } = useLocation();
  const close = () => setAsking(null);
  const commit = async (step: QueuedMutation, change: Omit<CommitOptions, 'href'>) => {
    setError(null);
    const outcome = await edits.commit(step, { ...change, href });
    if (outcome.status === 'refused') setError(messageOf(outcome.errors));
  };
  const remove = () => {
    close();
    void commit(queuedMutation(deleteComment, { id }), {
      summary: `${issue.key}: delete the comment of ${author}`,
    });
  };
  const hide = () =>
    void commit(queuedMutation(setCommentHidden, { id, hidden: !hidden }), {
      summary: `${issue.key}: comment of ${author} ${hidden ? 'shown again' : 'hidden'}`,
      inverse: queuedMutation(setCommentHidden, { id, hidden }),
    });
  const items = itemsFor(hidden, may);
  const label = `More actions on the comment of ${author}`;
  const act: Record<string, () => void> = {
    hide,
    purge: () => setAsking('purge'),
    delete: () => setAsking('delete'),
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
        requirement={EDITED_BY}
        label="Edit this comment"
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
          sections={[{ items, onAction: (chosen) => act[chosen]?.() }]}
        >
          <Ellipsis size={13} strokeWidth={1.75} aria-hidden="true" />
        </MenuButton>
      ) : (
        <PermittedIconButton
          permitted={false}
          requirement="Only maintainers can hide and delete what others said."
          label={label}
          className={styles.action}
        >
          <Ellipsis size={13} strokeWidth={1.75} aria-hidden="true" />
        </PermittedIconButton>
      )}
      <Suspense fallback={null}>
        {asking === 'delete' && (
          <AlertDialog
            title="Delete this comment for good?"
            confirmLabel="Delete the comment"
            onConfirm={remove}
            onClose={close}
          >
            <p>
              What {author} said here, and what it said before it was edited, is taken away and cannot be
              brought back. That a comment stood here stays to be seen.
            </p>
          </AlertDialog>
        )}
        {asking === 'purge' && <PurgeDialog issueId={issue.id} issueKey={issue.key} onClose={close} />}
      </Suspense>
    </>
  );
}

function itemsFor(hidden: boolean, { mayDelete, mayMaintain }: Pick<Props, 'mayDelete' | 'mayMaintain'>) {
  const items: MenuItemOption[] = [];
  if (mayMaintain) {
    items.push(
      hidden
        ? { id: 'hide', label: 'Show it again', icon: <Eye {...SIGN} /> }
        : { id: 'hide', label: 'Hide as spam', icon: <EyeOff {...SIGN} /> },
      { id: 'purge', label: 'Purge a text…', icon: <Eraser {...SIGN} />, danger: true },
    );
  }
  if (mayDelete)
    items.push({ id: 'delete', label: 'Delete the comment…', icon: <Trash2 {...SIGN} />, danger: true });
  return items;
}
