import { type FormEvent, Suspense, use, useEffect, useState } from 'react';
import { usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { BulkOperationQuery } from '../../../../../__generated__/BulkOperationQuery.graphql';
import { TEXT_LENGTH_MAX } from '../../../../shared/limits';
import { bulkOperationQuery } from '../../../components/bulk/BulkOperationQuery';
import { BulkPanel } from '../../../components/bulk/BulkPanel';
import type { BulkOperationRef, BulkUpdateIssuesInput } from '../../../components/bulk/bulkMutations';
import { ErrorBoundary } from '../../../components/ErrorBoundary';
import { PreloadLink } from '../../../components/PreloadLink';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import styles from './BulkDialog.module.css';
import { openBulk, type OpenedBulk, openPreview } from './openBulk';

interface Props {
  title: string;
  /** What is to be done to which issues, but for a comment. */
  input: BulkUpdateIssuesInput;
  /** The preview that was asked for; null: only a comment is wanted, and that is to be written first. */
  first: Promise<OpenedBulk> | null;
  projectKey: string;
  /** `begun`: something was run, so that what is selected is dealt with. */
  onClose: (begun: boolean) => void;
}

/** Shows what a change would do to all selected issues before it is done; then how it goes, and the way back. */
export function BulkDialog({ title, input, first, projectKey, onClose }: Props) {
  const environment = useRelayEnvironment();
  const [opened, setOpened] = useState(first);
  const [begun, setBegun] = useState(false);
  const [comment, setComment] = useState('');
  useEffect(() => {
    if (opened === null) return;
    return () =>
      void opened.then(
        ({ queryRef }) => queryRef.dispose(),
        () => {},
      );
  }, [opened]);

  const look = () => setOpened(openPreview(environment, { ...input, comment: comment.trim() || null }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    look();
  };
  const onBegun = (operation: BulkOperationRef, shown: BulkOperationRef) => {
    setBegun(true);
    if (operation.number !== shown.number) setOpened(Promise.resolve(openBulk(environment, operation)));
  };
  return (
    <Dialog title={title} onClose={() => onClose(begun)}>
      <div className={styles.content}>
        {opened && (
          <ErrorBoundary onRetry={look}>
            <Suspense fallback={<p role="status">Looking at what would change…</p>}>
              <Operation opened={opened} begun={begun} projectKey={projectKey} onBegun={onBegun} />
            </Suspense>
          </ErrorBoundary>
        )}
        {!begun && (
          <form onSubmit={onSubmit} className={styles.say}>
            <label htmlFor="bulk-comment">{first ? 'Say to each, if you like' : 'Say to each'}</label>
            <textarea
              id="bulk-comment"
              rows={2}
              maxLength={TEXT_LENGTH_MAX}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
            <Button type="submit" disabled={comment.trim() === ''}>
              {first ? 'Preview with this comment' : 'Preview'}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}

interface OperationProps {
  opened: Promise<OpenedBulk>;
  begun: boolean;
  projectKey: string;
  onBegun: (operation: BulkOperationRef, shown: BulkOperationRef) => void;
}

function Operation({ opened, begun, projectKey, onBegun }: OperationProps) {
  const { name, queryRef } = use(opened);
  const { node } = usePreloadedQuery<BulkOperationQuery>(bulkOperationQuery, queryRef);
  if (!node?.operation) return null;
  return (
    <>
      <BulkPanel operation={node.operation} onBegun={(operation) => onBegun(operation, name)} />
      {begun && (
        <PreloadLink to={`/projects/${projectKey}/bulk/${name.number}`} className={styles.link}>
          Each issue, and what became of it
        </PreloadLink>
      )}
    </>
  );
}
