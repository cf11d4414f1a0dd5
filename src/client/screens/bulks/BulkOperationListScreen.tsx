import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { BulkOperationListScreenQuery } from '../../../../__generated__/BulkOperationListScreenQuery.graphql';
import { LiveProjectSubscriptions } from '../../components/LiveProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { Page } from '../../ui/Page';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { BulkOperationList } from './BulkOperationList';
import type { BulkOperationListScreenLoaderData } from './route';

const bulkOperationListScreenQuery = graphql`
  query BulkOperationListScreenQuery($key: String!) {
    project(key: $key) {
      ...LiveProjectSubscriptions_projects
      ...BulkOperationList_project
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
