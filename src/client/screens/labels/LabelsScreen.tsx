import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import { LiveProjectSubscriptions } from '../../components/LiveProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { Page } from '../../ui/Page';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { LabelList } from './LabelList';
import type { LabelsLoaderData } from './route';

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
