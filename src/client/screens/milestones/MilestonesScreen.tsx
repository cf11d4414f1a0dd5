import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { MilestonesScreenQuery } from '../../../../__generated__/MilestonesScreenQuery.graphql';
import { ProjectSubscriptions } from '../../components/ProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { Section } from '../../components/Section';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import { Page } from '../../ui/Page';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { MilestoneList } from './MilestoneList';
import type { MilestonesData } from './route';

const query = graphql`
  query MilestonesScreenQuery($key: String!) {
    project(key: $key) {
      ...ProjectSubscriptions_projects
      ...MilestoneList_project
    }
  }
`;

/** The milestones of a project. */
export function MilestonesScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useOwnedQuery<MilestonesScreenQuery>(
    query,
    useLoaderData<MilestonesData>().queryRef,
  );
  return (
    <Page heading={<ScreenHeading title={`Milestones · ${key}`}>Milestones</ScreenHeading>}>
      <Section key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedMilestones queryRef={queryRef} projectKey={key} />
      </Section>
    </Page>
  );
}

function LoadedMilestones({ queryRef, projectKey }: MilestonesData & { projectKey: string }) {
  const { project } = usePreloadedQuery<MilestonesScreenQuery>(query, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <ProjectSubscriptions projects={[project]} />
      <MilestoneList project={project} />
    </>
  );
}
