import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { redirectScreen } from '../../navigation/redirectScreen';
import { fetchProjectPath } from './ProjectPathQuery';
import { fetchSavedViewPath } from './SavedViewPathQuery';

/** Redirects the address of a project to its default view or its open issues, and that of a view to its list. */
export const createRouteLoader = (environment: IEnvironment) => async (args: LoaderFunctionArgs) => {
  const { key = '', slug } = args.params;
  const path = await (slug === undefined
    ? fetchProjectPath(environment, key)
    : fetchSavedViewPath(environment, { key, slug }));
  return path === null ? null : redirectScreen(args, path);
};
