import { useQueryLoader } from 'react-relay';
import type { CommentHistoryQuery } from '../../../../../__generated__/CommentHistoryQuery.graphql';
import { RelativeTime } from '../../../components/RelativeTime';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
import { commentHistoryQuery } from './CommentHistoryQuery';
import styles from './TimelineComment.module.css';

const CommentHistoryDialog = lazyWithPreload(
  async () => (await import('./CommentHistoryDialog')).CommentHistoryDialog,
);

/** Says when a comment was last edited; a click opens the history of its edits. */
export function CommentHistoryButton({ commentId, editedAt }: { commentId: string; editedAt: string }) {
  const [queryRef, load, dispose] = useQueryLoader<CommentHistoryQuery>(commentHistoryQuery);
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
