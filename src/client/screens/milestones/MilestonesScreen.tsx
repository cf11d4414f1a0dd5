import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { MilestonesScreenQuery } from '../../../../__generated__/MilestonesScreenQuery.graphql';
import { LiveProjectSubscriptions } from '../../components/live/LiveProjectSubscriptions';
import { NotFound } from '../../components/errors/NotFound';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page, LinesSkeleton } from '../../ui/Page';
import { MilestoneList } from './MilestoneList';
import type { MilestonesLoaderData } from './entry';

const milestonesScreenQuery = graphql`
  query MilestonesScreenQuery($key: String!, $matching: String!) {
    project(key: $key) {
      ...LiveProjectSubscriptions_projects
      ...MilestoneList_project @arguments(matching: $matching)
    }
  }
`;

/** The milestones of a project. */
export function MilestonesScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<MilestonesScreenQuery>(
    milestonesScreenQuery,
    useLoaderData<MilestonesLoaderData>().queryRef,
  );
  return (
    <Page heading={<ScreenHeading title={`Milestones · ${key}`}>Milestones</ScreenHeading>}>
      <AsyncBoundary key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedMilestones queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedMilestones({ queryRef, projectKey }: MilestonesLoaderData & { projectKey: string }) {
  const { project } = usePreloadedQuery<MilestonesScreenQuery>(milestonesScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <LiveProjectSubscriptions projects={[project]} />
      <MilestoneList project={project} />
    </>
  );
}
