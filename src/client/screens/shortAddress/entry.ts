import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { redirectScreen } from '../../navigation/redirectScreen';
import { fetchProjectPath, fetchSavedViewPath } from './listPaths';

/**
 * Redirects the address of a project to its default view or its open issues, and that of a view to its list. The path of a view over
 * all projects has no project key.
 */
export const createRouteLoader = (environment: IEnvironment) => async (args: LoaderFunctionArgs) => {
  const { key, slug } = args.params;
  const path = await (slug === undefined
    ? fetchProjectPath(environment, key ?? '')
    : fetchSavedViewPath(environment, { key: key ?? null, slug }));
  return path === null ? null : redirectScreen(args, path);
};
