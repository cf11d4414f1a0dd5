import { graphql, usePreloadedQuery, useFragment } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type { PersonScreenQuery } from '../../../../__generated__/PersonScreenQuery.graphql';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { NotFound } from '../../components/errors/NotFound';
import { OverviewSectionBoundary, useOverviewRefetch } from '../../components/overview/OverviewSection';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page, LinesSkeleton } from '../../ui/Page';
import { ImportedPeople } from './ImportedPeople';
import { AssignedIssues, CommentedIssues, FiledIssues } from './PersonSections';
import styles from './PersonScreen.module.css';
import type { PersonLoaderData } from './entry';
import type { PersonScreen_user$key } from '../../../../__generated__/PersonScreen_user.graphql';
import { Avatar } from '../../components/people/Avatar';
import { PersonStatus } from '../../components/people/PersonStatus';
import { ScreenHeading } from '../../navigation/ScreenHeading';

const personScreenQuery = graphql`
  query PersonScreenQuery($login: String!) {
    person(login: $login) {
      user {
        ...PersonScreen_user
      }
      ...ImportedPeople_person
      ...PersonSectionsAssigned_person
      ...PersonSectionsFiled_person
      ...PersonSectionsCommented_person
    }
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
  const { person } = usePreloadedQuery<PersonScreenQuery>(personScreenQuery, queryRef);
  if (!person) return <NotFound subject={`person ${login}`} />;
  return (
    <>
      <PersonHeader user={person.user} />
      <ImportedPeople person={person} />
      <div className={styles.sections}>
        <OverviewSectionBoundary title="Assigned" rows={6}>
          <AssignedIssues person={person} login={login} />
        </OverviewSectionBoundary>
        <OverviewSectionBoundary title="Created" rows={6}>
          <FiledIssues person={person} login={login} />
        </OverviewSectionBoundary>
        <OverviewSectionBoundary title="Commented on" rows={6}>
          <CommentedIssues person={person} login={login} />
        </OverviewSectionBoundary>
      </div>
    </>
  );
}

/** Picture, name, login and status of a person. */
function PersonHeader({ user }: { user: PersonScreen_user$key }) {
  const data = useFragment(
    graphql`
      fragment PersonScreen_user on User {
        login
        name
        ...Avatar_user
        ...PersonStatus_user
      }
    `,
    user,
  );
  const { login, name } = data;
  return (
    <header className={styles.header}>
      <Avatar user={data} size="large" />
      <div className={styles.text}>
        <ScreenHeading title={name || login} className={styles.name}>
          {name || login}
        </ScreenHeading>
        <PersonStatus user={data} />
      </div>
    </header>
  );
}
