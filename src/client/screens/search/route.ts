import type { IEnvironment } from 'relay-runtime';
import { createIssueListLoader } from '../issues/createIssueListLoader';
import { SEARCH_SOURCE } from './searchSource';

export { shouldRevalidate } from '../issues/createIssueListLoader';

/** Loads the list of the issues of all projects. */
export const createRouteLoader = (environment: IEnvironment) =>
  createIssueListLoader(environment, SEARCH_SOURCE);
