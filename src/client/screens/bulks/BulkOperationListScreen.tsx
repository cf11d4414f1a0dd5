import { graphql, usePreloadedQuery, usePaginationFragment, useFragment } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { BulkOperationListScreenQuery } from '../../../../__generated__/BulkOperationListScreenQuery.graphql';
import { LiveProjectSubscriptions } from '../../components/live/LiveProjectSubscriptions';
import { NotFound } from '../../components/errors/NotFound';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page, LinesSkeleton } from '../../ui/Page';
import type { BulkOperationListScreenLoaderData } from './entry';
import type { BulkOperationListScreen_project$key } from '../../../../__generated__/BulkOperationListScreen_project.graphql';
import type { BulkOperationListScreenPageQuery } from '../../../../__generated__/BulkOperationListScreenPageQuery.graphql';
import { ShowMoreButton } from '../../components/list/ShowMoreButton';
import { useListRefresh, useLiveListRefresh } from '../../components/list/useListRefresh';
import { PreloadLink } from '../../navigation/PreloadLink';
import styles from './BulkOperationListScreen.module.css';
import type { BulkOperationListScreen_operation$key } from '../../../../__generated__/BulkOperationListScreen_operation.graphql';
import { BulkOperationControls } from '../../components/bulk/BulkOperationControls';
import { buildBulkOperationHref } from '../../navigation/hrefs';
import { BulkOperationStatus, BulkOutcomeCounts } from '../../components/bulk/bulkOutcomes';
import { BulkOperationSummary } from '../../components/bulk/BulkOperationSummary';
import { useBulkOperationRefetch } from '../../components/bulk/useBulkOperationRefetch';
import { pluralize } from '../../ui/format';

const bulkOperationListScreenQuery = graphql`
  query BulkOperationListScreenQuery($key: String!) {
    project(key: $key) {
      ...LiveProjectSubscriptions_projects
      ...BulkOperationListScreen_project
    }
  }
`;

/** The bulk edits of a project, newest first. */
export function BulkOperationListScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<BulkOperationListScreenQuery>(
    bulkOperationListScreenQuery,
    useLoaderData<BulkOperationListScreenLoaderData>().queryRef,
  );
  return (
    <Page heading={<ScreenHeading title={`Bulk edits · ${key}`}>Bulk edits</ScreenHeading>}>
      <AsyncBoundary key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedBulkEdits queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedBulkEdits({
  queryRef,
  projectKey,
}: BulkOperationListScreenLoaderData & { projectKey: string }) {
  const { project } = usePreloadedQuery<BulkOperationListScreenQuery>(bulkOperationListScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <LiveProjectSubscriptions projects={[project]} />
      <BulkOperationList project={project} />
    </>
  );
}

const BULK_OPERATIONS_PAGE_SIZE = 20;

/** The bulk edits of a project, in pages. */
export function BulkOperationList({ project }: { project: BulkOperationListScreen_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    BulkOperationListScreenPageQuery,
    BulkOperationListScreen_project$key
  >(
    graphql`
      fragment BulkOperationListScreen_project on Project
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "BulkOperationListScreenPageQuery") {
        id
        key
        bulkOperations(first: $count, after: $cursor) @connection(key: "BulkList_bulkOperations") {
          totalCount
          edges {
            node {
              id
              ...BulkOperationListScreen_operation
            }
          }
        }
      }
    `,
    project,
  );
  const { edges, totalCount } = data.bulkOperations;
  const refresh = useListRefresh({
    pageSize: BULK_OPERATIONS_PAGE_SIZE,
    loaded: edges.length,
    refetch: (count) => void refetch({ count }, { fetchPolicy: 'network-only' }),
  });
  useLiveListRefresh(data.id, edges.length, refresh);
  if (totalCount === 0) {
    return (
      <p className={styles.none}>
        No bulk edits yet. Select issues in{' '}
        <PreloadLink to={`/projects/${data.key}/issues`} className={styles.way}>
          the issue list
        </PreloadLink>{' '}
        with <kbd>x</kbd> and change them together. Each bulk edit is listed here and can be undone.
      </p>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {edges.map(({ node }) => (
          <BulkOperationListRow key={node.id} operation={node} projectKey={data.key} onChange={refresh} />
        ))}
      </ul>
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(BULK_OPERATIONS_PAGE_SIZE)}
        totalCount={totalCount}
      />
    </>
  );
}

interface BulkOperationListRowProps {
  operation: BulkOperationListScreen_operation$key;
  projectKey: string;
  /** Called when the bulk edit, or the one that undoes it, has been started. */
  onChange: () => void;
}

/** A bulk edit with its changes, state and result counts, and the undo button. */
function BulkOperationListRow({ operation, projectKey, onChange }: BulkOperationListRowProps) {
  const data = useFragment(
    graphql`
      fragment BulkOperationListScreen_operation on BulkOperation {
        number
        state
        matched
        changed
        skipped
        failed
        undoOf {
          __typename
        }
        ...useBulkOperationRefetch_operation
        ...BulkOperationSummary_operation
        ...BulkOperationControls_operation
      }
    `,
    operation,
  );
  const { number, state, matched, changed, skipped, failed, undoOf } = data;
  useBulkOperationRefetch(data);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.line}>
          <PreloadLink to={buildBulkOperationHref(projectKey, number)} className={styles.name}>
            Bulk edit {number}
          </PreloadLink>
          <BulkOperationStatus state={state} />
          <span className={styles.matched}>{pluralize(matched, 'issue')}</span>
        </p>
        <BulkOperationSummary operation={data} projectKey={projectKey} />
        <BulkOutcomeCounts
          state={state}
          isUndo={undoOf != null}
          changed={changed}
          skipped={skipped}
          failed={failed}
          terse
        />
      </div>
      <BulkOperationControls operation={data} terse onStarted={onChange} />
    </li>
  );
}
