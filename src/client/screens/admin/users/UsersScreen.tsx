import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { UsersScreenQuery } from '../../../../../__generated__/UsersScreenQuery.graphql';
import { useOwnedQuery } from '../../../relay/useOwnedQuery';
import { AdminPage } from '../AdminPage';
import type { UsersData } from './route';
import { UserList } from './UserList';

const query = graphql`
  query UsersScreenQuery {
    ...UserList_query
  }
`;

/** All accounts, for administrators. */
export function UsersScreen() {
  const { queryRef, reload } = useOwnedQuery<UsersScreenQuery>(query, useLoaderData<UsersData>().queryRef);
  return (
    <AdminPage title="Users" onRetry={reload}>
      <LoadedUsers queryRef={queryRef} />
    </AdminPage>
  );
}

function LoadedUsers({ queryRef }: UsersData) {
  return <UserList query={usePreloadedQuery<UsersScreenQuery>(query, queryRef)} />;
}
