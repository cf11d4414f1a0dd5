import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { MembersScreenQuery } from '../../../../__generated__/MembersScreenQuery.graphql';
import { NotFound } from '../../components/errors/NotFound';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page } from '../../ui/Page';
import { RowsSkeleton } from '../../ui/RowsSkeleton';
import { MemberList } from './MemberList';
import type { MembersLoaderData } from './entry';

const membersScreenQuery = graphql`
  query MembersScreenQuery($key: String!, $matching: String!) {
    project(key: $key) {
      ...MemberList_project @arguments(matching: $matching)
    }
    site {
      ...MemberList_site
    }
  }
`;

/** The members of a project and their roles. */
export function MembersScreen() {
  const { key = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<MembersScreenQuery>(
    membersScreenQuery,
    useLoaderData<MembersLoaderData>().queryRef,
  );
  return (
    <Page heading={<ScreenHeading title={`Members · ${key}`}>Members</ScreenHeading>}>
      <AsyncBoundary key={key} skeleton={<RowsSkeleton />} onRetry={reload}>
        <LoadedMembers queryRef={queryRef} projectKey={key} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedMembers({ queryRef, projectKey }: MembersLoaderData & { projectKey: string }) {
  const { project, site } = usePreloadedQuery<MembersScreenQuery>(membersScreenQuery, queryRef);
  if (!project) return <NotFound subject={`project ${projectKey}`} />;
  return <MemberList project={project} site={site} />;
}
