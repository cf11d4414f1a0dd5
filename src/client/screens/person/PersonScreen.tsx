import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { PersonScreenQuery } from '../../../../__generated__/PersonScreenQuery.graphql';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { NotFound } from '../../components/NotFound';
import { OverviewSectionBoundary } from '../../components/overview/OverviewSection';
import { useOverviewRefetch } from '../../components/overview/useOverviewRefetch';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { Page } from '../../ui/Page';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { ImportedPeople } from './ImportedPeople';
import { PersonHeader } from './PersonHeader';
import { AssignedIssues, CommentedIssues, FiledIssues } from './PersonSections';
import styles from './PersonScreen.module.css';
import type { PersonLoaderData } from './route';

const personScreenQuery = graphql`
  query PersonScreenQuery($login: String!) {
    person(login: $login) {
      user {
        ...PersonHeader_user
      }
      ...ImportedPeople_person
    }
    ...PersonSectionsAssigned_query @arguments(login: $login)
    ...PersonSectionsFiled_query @arguments(login: $login)
    ...PersonSectionsCommented_query @arguments(login: $login)
  }
`;

/** The page of a person: their profile, and the issues that they are assigned to, have filed and have commented on. */
export function PersonScreen() {
  const { login = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<PersonScreenQuery>(
    personScreenQuery,
    useLoaderData<PersonLoaderData>().queryRef,
  );
  useOverviewRefetch(personScreenQuery, queryRef.variables);
  return (
    <Page wide>
      <AsyncBoundary key={login} skeleton={<LinesSkeleton />} onRetry={reload}>
        <LoadedPerson queryRef={queryRef} login={login} />
      </AsyncBoundary>
    </Page>
  );
}

function LoadedPerson({ queryRef, login }: PersonLoaderData & { login: string }) {
  const data = usePreloadedQuery<PersonScreenQuery>(personScreenQuery, queryRef);
  if (!data.person) return <NotFound subject={`person ${login}`} />;
  return (
    <>
      <PersonHeader user={data.person.user} />
      <ImportedPeople person={data.person} />
      <div className={styles.sections}>
        <OverviewSectionBoundary title="Assigned" rows={6}>
          <AssignedIssues query={data} login={login} />
        </OverviewSectionBoundary>
        <OverviewSectionBoundary title="Filed" rows={6}>
          <FiledIssues query={data} login={login} />
        </OverviewSectionBoundary>
        <OverviewSectionBoundary title="Commented on" rows={6}>
          <CommentedIssues query={data} login={login} />
        </OverviewSectionBoundary>
      </div>
    </>
  );
}
