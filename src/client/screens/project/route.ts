import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { routeProjectPathQuery } from '../../../../__generated__/routeProjectPathQuery.graphql';
import { getProjectKeyVariables } from '../../relay/createScreenLoader';
import { redirectToQueriedPath } from '../../relay/redirectToQueriedPath';

const projectPathQuery = graphql`
  query routeProjectPathQuery($key: String!) {
    project(key: $key) {
      path
    }
  }
`;

/** Redirects the address of a project to its default view, or to its open issues. */
export const createRouteLoader = (environment: IEnvironment) => (args: LoaderFunctionArgs) =>
  redirectToQueriedPath<routeProjectPathQuery>(
    environment,
    projectPathQuery,
    getProjectKeyVariables(args.params),
    args,
    ({ project }) => project?.path,
  );
