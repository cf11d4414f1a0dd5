import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { ProjectPathQuery } from '../../../../__generated__/ProjectPathQuery.graphql';
import { getProjectKeyVariables } from '../../relay/createScreenLoader';
import { redirectToQueriedPath } from '../../relay/redirectToQueriedPath';
import { projectPathQuery } from './ProjectPathQuery';

/** Redirects the address of a project to its default view, or to its open issues. */
export const createRouteLoader = (environment: IEnvironment) => (args: LoaderFunctionArgs) =>
  redirectToQueriedPath<ProjectPathQuery>(
    environment,
    projectPathQuery,
    getProjectKeyVariables(args.params),
    args,
    ({ project }) => project?.path,
  );
