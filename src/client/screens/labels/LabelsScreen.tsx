import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import { LiveProjectSubscriptions } from '../../components/live/LiveProjectSubscriptions';
import { NotFound } from '../../components/errors/NotFound';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page, LinesSkeleton } from '../../ui/Page';
import { LabelList } from './LabelList';
import type { LabelsLoaderData } from './entry';

const labelsScreenQuery = graphql`
  query LabelsScreenQuery($key: String!, $matching: String!) {
    project(key: $key) {
      ...LiveProjectSubscriptions_projects
      ...LabelList_project @arguments(matching: $matching)
    }
  }
`;

/** The labels of a project. */
export function LabelsScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<LabelsScreenQuery>(
    labelsScreenQuery,
    useLoaderData<LabelsLoaderData>().queryRef,
  );
  return (
    <Page heading={<ScreenHeading title={`Labels · ${key}`}>Labels</ScreenHeading>}>
      <AsyncBoundary key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedLabels queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedLabels({ queryRef, projectKey }: LabelsLoaderData & { projectKey: string }) {
  const { project } = usePreloadedQuery<LabelsScreenQuery>(labelsScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <LiveProjectSubscriptions projects={[project]} />
      <LabelList project={project} />
    </>
  );
}
