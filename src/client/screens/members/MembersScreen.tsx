import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { MembersScreenQuery } from '../../../../__generated__/MembersScreenQuery.graphql';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { Section } from '../../components/Section';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import { Page } from '../../ui/Page';
import { RowsSkeleton } from '../../ui/RowsSkeleton';
import { MemberList } from './MemberList';
import type { MembersData } from './route';

const query = graphql`
  query MembersScreenQuery($key: String!) {
    project(key: $key) {
      ...MemberList_project
    }
  }
`;

/** The members of a project and their roles. */
export function MembersScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useOwnedQuery<MembersScreenQuery>(
    query,
    useLoaderData<MembersData>().queryRef,
  );
  return (
    <Page heading={<ScreenHeading title={`Members · ${key}`}>Members</ScreenHeading>}>
      <Section key={key} skeleton={<RowsSkeleton />} onRetry={reload}>
        <LoadedMembers queryRef={queryRef} projectKey={key} />
      </Section>
    </Page>
  );
}

function LoadedMembers({ queryRef, projectKey }: MembersData & { projectKey: string }) {
  const { project } = usePreloadedQuery<MembersScreenQuery>(query, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return <MemberList project={project} />;
}
