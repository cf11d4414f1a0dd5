import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { SavedViewPathQuery } from '../../../../__generated__/SavedViewPathQuery.graphql';

const savedViewPathQuery = graphql`
  query SavedViewPathQuery($key: String, $slug: String!) {
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
  variables: SavedViewPathQuery['variables'],
): Promise<string | null> {
  const options = { fetchPolicy: 'store-or-network' } as const;
  const data = await fetchQuery<SavedViewPathQuery>(
    environment,
    savedViewPathQuery,
    variables,
    options,
  ).toPromise();
  return data?.savedViewContainer?.view?.path ?? null;
}
