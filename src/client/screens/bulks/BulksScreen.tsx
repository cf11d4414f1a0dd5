import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { BulksScreenQuery } from '../../../../__generated__/BulksScreenQuery.graphql';
import { LiveProjectSubscriptions } from '../../components/LiveProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { Page } from '../../ui/Page';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { BulkList } from './BulkList';
import type { BulksScreenLoaderData } from './route';

const bulksScreenQuery = graphql`
  query BulksScreenQuery($key: String!) {
    project(key: $key) {
      ...LiveProjectSubscriptions_projects
      ...BulkList_project
    }
  }
`;

/** The bulk edits of a project, newest first. */
export function BulksScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<BulksScreenQuery>(
    bulksScreenQuery,
    useLoaderData<BulksScreenLoaderData>().queryRef,
  );
  return (
    <Page heading={<ScreenHeading title={`Bulk edits · ${key}`}>Bulk edits</ScreenHeading>}>
      <AsyncBoundary key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedBulkEdits queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedBulkEdits({ queryRef, projectKey }: BulksScreenLoaderData & { projectKey: string }) {
  const { project } = usePreloadedQuery<BulksScreenQuery>(bulksScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <LiveProjectSubscriptions projects={[project]} />
      <BulkList project={project} />
    </>
  );
}
