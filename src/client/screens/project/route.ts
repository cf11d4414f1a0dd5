import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { redirectScreen } from '../../navigation/redirectScreen';
import { fetchProjectPath } from './ProjectPathQuery';

/** Redirects the address of a project to its default view, or to its open issues. */
export const createRouteLoader = (environment: IEnvironment) => async (args: LoaderFunctionArgs) => {
  const path = await fetchProjectPath(environment, args.params['key'] ?? '');
  return path === null ? null : redirectScreen(args, path);
};
