import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { UsersScreenQuery } from '../../../../../__generated__/UsersScreenQuery.graphql';
import { useLoaderQuery } from '../../../relay/queries/screenQueries';
import { AdminPage } from '../AdminPage';
import { OpenPersonClaims } from './OpenPersonClaims';
import type { UsersLoaderData } from './entry';
import { UserList } from './UserList';

const usersScreenQuery = graphql`
  query UsersScreenQuery($matching: String!) {
    # First, because the first error of a response is shown.
    ...UserList_query @arguments(matching: $matching)
    ...OpenPersonClaims_query
  }
`;

/** All accounts, for administrators. */
export function UsersScreen() {
  const { queryRef, reload } = useLoaderQuery<UsersScreenQuery>(
    usersScreenQuery,
    useLoaderData<UsersLoaderData>().queryRef,
  );
  return (
    <AdminPage title="Users" onRetry={reload}>
      <LoadedUsers queryRef={queryRef} />
    </AdminPage>
  );
}

function LoadedUsers({ queryRef }: UsersLoaderData) {
  const data = usePreloadedQuery<UsersScreenQuery>(usersScreenQuery, queryRef);
  return (
    <>
      <OpenPersonClaims query={data} />
      <UserList query={data} />
    </>
  );
}
