import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { BulksScreenQuery } from '../../../../__generated__/BulksScreenQuery.graphql';
import { ProjectSubscriptions } from '../../components/ProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { Section } from '../../components/Section';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import { Page } from '../../ui/Page';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { BulkList } from './BulkList';
import type { BulksData } from './route';

const query = graphql`
  query BulksScreenQuery($key: String!) {
    project(key: $key) {
      ...ProjectSubscriptions_projects
      ...BulkList_project
    }
  }
`;

/** The bulk edits of a project, newest first. */
export function BulksScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useOwnedQuery<BulksScreenQuery>(query, useLoaderData<BulksData>().queryRef);
  return (
    <Page heading={<ScreenHeading title={`Bulk edits · ${key}`}>Bulk edits</ScreenHeading>}>
      <Section key={key} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedBulks queryRef={queryRef} projectKey={key} />
      </Section>
    </Page>
  );
}

function LoadedBulks({ queryRef, projectKey }: BulksData & { projectKey: string }) {
  const { project } = usePreloadedQuery<BulksScreenQuery>(query, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return (
    <>
      <ProjectSubscriptions projects={[project]} />
      <BulkList project={project} />
    </>
  );
}
