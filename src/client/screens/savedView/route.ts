import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { routeSavedViewPathQuery } from '../../../../__generated__/routeSavedViewPathQuery.graphql';
import { redirectToQueriedPath } from '../../relay/redirectToQueriedPath';

const savedViewPathQuery = graphql`
  query routeSavedViewPathQuery($key: String!, $slug: String!) {
    project(key: $key) {
      view(slug: $slug) {
        path
      }
    }
  }
`;

/** Redirects the address of a view to its list. */
export const createRouteLoader = (environment: IEnvironment) => (args: LoaderFunctionArgs) =>
  redirectToQueriedPath<routeSavedViewPathQuery>(
    environment,
    savedViewPathQuery,
    { key: args.params['key'] ?? '', slug: args.params['slug'] ?? '' },
    args,
    ({ project }) => project?.view?.path,
  );
