import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { DeletedProjectsScreenQuery } from '../../../../../__generated__/DeletedProjectsScreenQuery.graphql';
import { useLoaderQuery } from '../../../relay/queries/screenQueries';
import { AdminPage } from '../AdminPage';
import { DeletedProjectList } from './DeletedProjectList';
import type { DeletedProjectsLoaderData } from './entry';

const deletedProjectsScreenQuery = graphql`
  query DeletedProjectsScreenQuery {
    ...DeletedProjectList_query
  }
`;

/** The deleted projects, for administrators. */
export function DeletedProjectsScreen() {
  const { queryRef, reload } = useLoaderQuery<DeletedProjectsScreenQuery>(
    deletedProjectsScreenQuery,
    useLoaderData<DeletedProjectsLoaderData>().queryRef,
  );
  return (
    <AdminPage title="Projects" onRetry={reload}>
      <LoadedDeletedProjects queryRef={queryRef} />
    </AdminPage>
  );
}

function LoadedDeletedProjects({ queryRef }: DeletedProjectsLoaderData) {
  return (
    <DeletedProjectList
      query={usePreloadedQuery<DeletedProjectsScreenQuery>(deletedProjectsScreenQuery, queryRef)}
    />
  );
}
