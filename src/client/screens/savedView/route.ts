import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { SavedViewPathQuery } from '../../../../__generated__/SavedViewPathQuery.graphql';
import { redirectToQueriedPath } from '../../relay/redirectToQueriedPath';
import { savedViewPathQuery } from './SavedViewPathQuery';

/** Redirects the address of a view to its list. */
export const createRouteLoader = (environment: IEnvironment) => (args: LoaderFunctionArgs) =>
  redirectToQueriedPath<SavedViewPathQuery>(
    environment,
    savedViewPathQuery,
    { key: args.params['key'] ?? '', slug: args.params['slug'] ?? '' },
    args,
    ({ project }) => project?.view?.path,
  );
