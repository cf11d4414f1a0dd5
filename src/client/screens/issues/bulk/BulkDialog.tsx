import { type FormEvent, Suspense, use, useEffect, useState } from 'react';
import { usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { BulkOperationQuery } from '../../../../../__generated__/BulkOperationQuery.graphql';
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../../shared/limits';
import { bulkOperationQuery } from '../../../components/bulk/BulkOperationQuery';
import { BulkOperationPanel } from '../../../components/bulk/BulkOperationPanel';
import type { BulkOperationRef, BulkUpdateIssuesInput } from '../../../components/bulk/bulkMutations';
import { ErrorBoundary } from '../../../components/ErrorBoundary';
import { PreloadLink } from '../../../components/PreloadLink';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import styles from './BulkDialog.module.css';
import {
  loadBulkOperation,
  type LoadedBulkOperationRef,
  createAndLoadBulkPreview,
} from './loadBulkOperation';

interface Props {
  title: string;
  /** The requested change and the issues to change, without the comment. */
  input: BulkUpdateIssuesInput;
  /**
   * The preview of the bulk change that has been requested; null: only a comment is added, which has to be
   * written first.
   */
  firstPreview: Promise<LoadedBulkOperationRef> | null;
  projectKey: string;
  /**
   * Called when the dialog is closed. `hasRun`: the bulk change was started, so that the selection can be
   * cleared.
   */
  onClose: (hasRun: boolean) => void;
}

/** Previews a bulk change, runs it, and shows its progress and the undo button. */
export function BulkDialog({ title, input, firstPreview, projectKey, onClose }: Props) {
  const environment = useRelayEnvironment();
  const [opened, setOpened] = useState(firstPreview);
  const [hasRun, setHasRun] = useState(false);
  const [comment, setComment] = useState('');
  useEffect(() => {
    if (opened === null) return;
    return () =>
      void opened.then(
        ({ queryRef }) => queryRef.dispose(),
        () => {},
      );
  }, [opened]);

  const preview = () =>
    setOpened(createAndLoadBulkPreview(environment, { ...input, comment: comment.trim() || null }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    preview();
  };
  const onRun = (operation: BulkOperationRef, shown: BulkOperationRef) => {
    setHasRun(true);
    if (operation.number !== shown.number)
      setOpened(Promise.resolve(loadBulkOperation(environment, operation)));
  };
  return (
    <Dialog title={title} onClose={() => onClose(hasRun)}>
      <div className={styles.content}>
        {opened && (
          <ErrorBoundary onRetry={preview}>
            <Suspense fallback={<p role="status">Preparing preview…</p>}>
              <LoadedBulkOperation opened={opened} hasRun={hasRun} projectKey={projectKey} onRun={onRun} />
            </Suspense>
          </ErrorBoundary>
        )}
        {!hasRun && (
          <form onSubmit={onSubmit} className={styles.commentForm}>
            <label htmlFor="bulk-comment">{firstPreview ? 'Comment (optional)' : 'Comment'}</label>
            <textarea
              id="bulk-comment"
              rows={2}
              maxLength={MARKDOWN_TEXT_LENGTH_MAX}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
            <Button type="submit" disabled={comment.trim() === ''}>
              {firstPreview ? 'Preview with this comment' : 'Preview'}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}

interface LoadedBulkOperationProps {
  opened: Promise<LoadedBulkOperationRef>;
  hasRun: boolean;
  projectKey: string;
  onRun: (operation: BulkOperationRef, shown: BulkOperationRef) => void;
}

function LoadedBulkOperation({ opened, hasRun, projectKey, onRun }: LoadedBulkOperationProps) {
  const { name, queryRef } = use(opened);
  const { node } = usePreloadedQuery<BulkOperationQuery>(bulkOperationQuery, queryRef);
  if (!node?.operation) return null;
  return (
    <>
      <BulkOperationPanel operation={node.operation} onStarted={(operation) => onRun(operation, name)} />
      {hasRun && (
        <PreloadLink to={`/projects/${projectKey}/bulk/${name.number}`} className={styles.link}>
          View results
        </PreloadLink>
      )}
    </>
  );
}
