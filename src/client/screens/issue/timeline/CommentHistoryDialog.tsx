import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import type { CommentHistoryDialog_comment$key } from '../../../../../__generated__/CommentHistoryDialog_comment.graphql';
import type { CommentHistoryDialogPageQuery } from '../../../../../__generated__/CommentHistoryDialogPageQuery.graphql';
import type { TimelineCommentHistoryQuery } from '../../../../../__generated__/TimelineCommentHistoryQuery.graphql';
import { AsyncBoundary } from '../../../components/errors/ErrorBoundary';
import { TextDifference } from '../../../components/editing/TextDifference';
import { ShowMoreButton } from '../../../components/list/ShowMoreButton';
import { RelativeTime } from '../../../ui/RelativeTime';
import { UserWithAvatar } from '../../../components/people/UserWithAvatar';
import { Dialog } from '../../../ui/Dialog';
import { LinesSkeleton } from '../../../ui/Page';
import { commentHistoryQuery } from './TimelineComment';
import styles from './CommentHistoryDialog.module.css';

interface CommentHistoryDialogProps {
  queryRef: PreloadedQuery<TimelineCommentHistoryQuery>;
  onRetry: () => void;
  onClose: () => void;
}

/** Dialog with the edits of a comment as differences, newest first. */
export function CommentHistoryDialog({ queryRef, onRetry, onClose }: CommentHistoryDialogProps) {
  return (
    <Dialog title="Edit history" onClose={onClose}>
      <div className={styles.content}>
        <AsyncBoundary skeleton={<LinesSkeleton />} onRetry={onRetry}>
          <LoadedCommentHistory queryRef={queryRef} />
        </AsyncBoundary>
      </div>
    </Dialog>
  );
}

function LoadedCommentHistory({ queryRef }: Pick<CommentHistoryDialogProps, 'queryRef'>) {
  const { node } = usePreloadedQuery<TimelineCommentHistoryQuery>(commentHistoryQuery, queryRef);
  return node?.comment ? <CommentEdits comment={node.comment} /> : <p>This comment no longer exists.</p>;
}

/** Number of edits of one page. */
const COMMENT_EDITS_PAGE_SIZE = 20;

function CommentEdits({ comment }: { comment: CommentHistoryDialog_comment$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CommentHistoryDialogPageQuery,
    CommentHistoryDialog_comment$key
  >(
    graphql`
      fragment CommentHistoryDialog_comment on Comment
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "CommentHistoryDialogPageQuery") {
        edits(first: $count, after: $cursor) @connection(key: "CommentHistoryDialog_edits") {
          edges {
            cursor
            node {
              editedAt
              before
              after
              editor {
                ...UserWithAvatar_user
              }
            }
          }
        }
      }
    `,
    comment,
  );
  const { edges } = data.edits;
  if (edges.length === 0) return <p>The earlier versions of this comment are not available.</p>;
  return (
    <>
      <ol className={styles.edits}>
        {edges.map(({ cursor, node: { editor, editedAt, before, after } }) => (
          <li key={cursor}>
            <p className={styles.by}>
              {editor ? <UserWithAvatar user={editor} linked /> : 'Unknown user'}
              <RelativeTime dateTime={editedAt} />
            </p>
            {before == null || after == null ? (
              <p>The texts of this edit are not available.</p>
            ) : (
              <TextDifference before={before} after={after} />
            )}
          </li>
        ))}
      </ol>
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        label="Show earlier edits"
        onClick={() => void loadNext(COMMENT_EDITS_PAGE_SIZE)}
      />
    </>
  );
}
