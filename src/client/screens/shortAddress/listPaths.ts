import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { listPathsProjectQuery } from '../../../../__generated__/listPathsProjectQuery.graphql';
import type { listPathsSavedViewQuery } from '../../../../__generated__/listPathsSavedViewQuery.graphql';
import { fetchQueryOnce } from '../../relay/queries/requests';

const options = { fetchPolicy: 'store-or-network' } as const;

const projectPathQuery = graphql`
  query listPathsProjectQuery($key: String!) {
    project(key: $key) {
      path
    }
  }
`;

/** Returns the path of the list that opens with a project; null if the project does not exist. */
export async function fetchProjectPath(environment: IEnvironment, key: string): Promise<string | null> {
  const { project } = await fetchQueryOnce<listPathsProjectQuery>(
    environment,
    projectPathQuery,
    { key },
    options,
  );
  return project?.path ?? null;
}

const savedViewPathQuery = graphql`
  query listPathsSavedViewQuery($key: String, $slug: String!) {
    savedViewContainer(projectKey: $key) {
      view(slug: $slug) {
        path
      }
    }
  }
`;

/** Returns the path of the list of a view; null if the view does not exist. */
export async function fetchSavedViewPath(
  environment: IEnvironment,
  variables: listPathsSavedViewQuery['variables'],
): Promise<string | null> {
  const { savedViewContainer } = await fetchQueryOnce<listPathsSavedViewQuery>(
    environment,
    savedViewPathQuery,
    variables,
    options,
  );
  return savedViewContainer?.view?.path ?? null;
}
