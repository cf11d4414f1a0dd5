import { ChevronRight } from 'lucide-react';
import { Suspense, use, useEffect, useState } from 'react';
import { usePreloadedQuery, useQueryLoader, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { BulkOperationItemsQuery } from '../../../../../__generated__/BulkOperationItemsQuery.graphql';
import type { useBulkOperationRefetchQuery } from '../../../../../__generated__/useBulkOperationRefetchQuery.graphql';
import { BulkOperationFields } from '../../../components/bulk/BulkOperationFields';
import {
  bulkOperationItemsQuery,
  LoadedBulkOperationItems,
} from '../../../components/bulk/BulkOperationItems';
import { buildBulkOperationHref } from '../../../navigation/hrefs';
import { bulkOperationQuery } from '../../../components/bulk/useBulkOperationRefetch';
import { BulkOperationPanel } from '../../../components/bulk/BulkOperationPanel';
import {
  type BulkOperationRef,
  type BulkUpdateIssuesInput,
  createBulkOperation,
} from '../../../components/bulk/bulkMutations';
import { ErrorBoundary } from '../../../components/errors/ErrorBoundary';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { openQuery } from '../../../relay/queries/screenQueries';
import { Dialog } from '../../../ui/Dialog';
import styles from './BulkDialog.module.css';
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor';
import { Form } from '../../../ui/form/Form';
import { pluralize } from '../../../ui/format';

interface BulkDialogProps {
  title: string;
  /** The requested change and the issues to change, without the comment. */
  input: BulkUpdateIssuesInput;
  /** Number of selected issues; null: not known yet. */
  count: number | null;
  /**
   * The preview of the bulk change that has been requested; null: only a comment is added, which has to be
   * written first.
   */
  firstPreview: Promise<LoadedBulkOperationRef> | null;
  projectKey: string;
  /** Called when a bulk operation has been started: the previewed one, or the one that undoes it. */
  onStarted: (operation: BulkOperationRef) => void;
  /**
   * Called when the dialog is closed. `hasRun`: the bulk change was started, so that the selection can be
   * cleared.
   */
  onClose: (hasRun: boolean) => void;
}

/** Previews a bulk change, runs it, and shows its progress and the undo button. */
export function BulkDialog({
  title,
  input,
  count,
  firstPreview,
  projectKey,
  onStarted,
  onClose,
}: BulkDialogProps) {
  const environment = useRelayEnvironment();
  const [opened, setOpened] = useState(firstPreview);
  const [hasRun, setHasRun] = useState(false);
  useEffect(() => {
    if (opened === null) return;
    return () =>
      void opened.then(
        ({ queryRef }) => queryRef.dispose(),
        () => {},
      );
  }, [opened]);

  const onRun = (operation: BulkOperationRef, shown?: BulkOperationRef) => {
    setHasRun(true);
    onStarted(operation);
    if (operation.number !== shown?.number) setOpened(openBulkOperation(environment, operation));
  };
  // The first attempt fails if the number of matching issues differs from the one that the user saw (`expectedCount`). Its
  // error tells the user the current number, so that a retry accepts any number.
  const retry = () => setOpened(createAndLoadBulkPreview(environment, { ...input, expectedCount: null }));
  return (
    <Dialog title={title} onClose={() => onClose(hasRun)}>
      <div className={styles.content}>
        {opened ? (
          <ErrorBoundary title="Preview failed" onRetry={retry}>
            <Suspense fallback={<p role="status">Preparing preview…</p>}>
              <LoadedBulkOperation opened={opened} hasRun={hasRun} projectKey={projectKey} onRun={onRun} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <BulkCommentForm input={input} count={count} projectKey={projectKey} onStarted={onRun} />
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
  const { node } = usePreloadedQuery<useBulkOperationRefetchQuery>(bulkOperationQuery, queryRef);
  if (!node?.operation || !node.fields) return null;
  return (
    <>
      <BulkOperationFields operation={node.fields} projectKey={projectKey} />
      <BulkOperationPanel operation={node.operation} onStarted={(operation) => onRun(operation, name)}>
        {hasRun ? (
          <PreloadLink to={buildBulkOperationHref(projectKey, name.number)} className={styles.link}>
            View results
          </PreloadLink>
        ) : (
          <PreviewedIssues id={name.id} projectKey={projectKey} />
        )}
      </BulkOperationPanel>
    </>
  );
}

/** The issues of a preview with their values before and after the change, shown on demand. */
function PreviewedIssues({ id, projectKey }: { id: string; projectKey: string }) {
  const [queryRef, load, dispose] = useQueryLoader<BulkOperationItemsQuery>(bulkOperationItemsQuery);
  const isExpanded = queryRef != null;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded}
        onClick={() => (isExpanded ? dispose() : load({ id }, { fetchPolicy: 'network-only' }))}
      >
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
        {isExpanded ? 'Hide issues' : 'Show issues'}
      </button>
      {queryRef && (
        <div className={styles.issues}>
          <LoadedBulkOperationItems
            queryRef={queryRef}
            projectKey={projectKey}
            onRetry={() => load({ id }, { fetchPolicy: 'network-only' })}
          />
        </div>
      )}
    </>
  );
}

interface BulkCommentFormProps {
  /** The issues to comment on. */
  input: BulkUpdateIssuesInput;
  /** Number of issues to comment on; null: not known yet. */
  count: number | null;
  projectKey: string;
  onStarted: (operation: BulkOperationRef) => void;
}

/** Adds the same comment to all selected issues. */
function BulkCommentForm({ input, count, projectKey, onStarted }: BulkCommentFormProps) {
  const environment = useRelayEnvironment();
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const send = () => {
    setSending(true);
    setError(undefined);
    createBulkOperation(environment, { ...input, comment })
      .then(onStarted)
      .catch((failure: Error) => {
        setError(failure.message);
        setSending(false);
      });
  };
  return (
    <Form
      label="Comment"
      className={styles.form}
      submit={`Comment on ${count === null ? 'all issues' : pluralize(count, 'issue')}`}
      sending={sending}
      disabled={comment.trim() === ''}
      error={error}
      onSubmit={send}
    >
      <MarkdownEditor
        projectKey={projectKey}
        label="Comment"
        autoFocus
        text={comment}
        onTextChange={setComment}
        onSubmit={() => comment.trim() !== '' && !sending && send()}
      >
        {null}
      </MarkdownEditor>
    </Form>
  );
}

/** A bulk operation's reference and its loaded query. */
export interface LoadedBulkOperationRef {
  name: BulkOperationRef;
  queryRef: PreloadedQuery<useBulkOperationRefetchQuery>;
}

/** Creates the preview of a bulk change on the server and loads it. */
export async function createAndLoadBulkPreview(
  environment: IEnvironment,
  input: BulkUpdateIssuesInput,
): Promise<LoadedBulkOperationRef> {
  return openBulkOperation(environment, await createBulkOperation(environment, { ...input, dryRun: true }));
}

/** Opens the query of a bulk operation that the server has created. The dialog disposes of it. */
const openBulkOperation = async (
  environment: IEnvironment,
  name: BulkOperationRef,
): Promise<LoadedBulkOperationRef> => {
  const variables = { id: name.id };
  const queryRef = await openQuery<useBulkOperationRefetchQuery>(environment, bulkOperationQuery, variables);
  return { name, queryRef };
};
