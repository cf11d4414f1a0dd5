import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { ProjectPathQuery } from '../../../../__generated__/ProjectPathQuery.graphql';

const projectPathQuery = graphql`
  query ProjectPathQuery($key: String!) {
    project(key: $key) {
      path
    }
  }
`;

/** Returns the path of the list that opens with a project; null if the project does not exist. */
export async function fetchProjectPath(environment: IEnvironment, key: string): Promise<string | null> {
  const options = { fetchPolicy: 'store-or-network' } as const;
  const data = await fetchQuery<ProjectPathQuery>(
    environment,
    projectPathQuery,
    { key },
    options,
  ).toPromise();
  return data?.project?.path ?? null;
}
