import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import { ProjectSubscriptions } from '../../components/ProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { Section } from '../../components/Section';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import { Page } from '../../ui/Page';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { LabelList } from './LabelList';
import type { LabelsData } from './route';

const query = graphql`
  query LabelsScreenQuery($key: String!) {
    project(key: $key) {
      ...ProjectSubscriptions_projects
      ...LabelList_project
    }
  }
`;

/** The labels of a project. */
export function LabelsScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useOwnedQuery<LabelsScreenQuery>(query, useLoaderData<LabelsData>().queryRef);
  return (
    <Page heading={<ScreenHeading title={`Labels · ${key}`}>Labels</ScreenHeading>}>
      <Section key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedLabels queryRef={queryRef} projectKey={key} />
      </Section>
    </Page>
  );
}

function LoadedLabels({ queryRef, projectKey }: LabelsData & { projectKey: string }) {
  const { project } = usePreloadedQuery<LabelsScreenQuery>(query, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <ProjectSubscriptions projects={[project]} />
      <LabelList project={project} />
    </>
  );
}
