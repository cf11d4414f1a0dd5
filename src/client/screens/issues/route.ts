import type { IEnvironment } from 'relay-runtime';
import { createIssueListLoader } from './createIssueListLoader';
import { PROJECT_ISSUE_LIST_SOURCE } from './view/projectIssueListSource';

export { shouldRevalidate } from './createIssueListLoader';

/** Loads the issue list of the project in the URL. */
export const createRouteLoader = (environment: IEnvironment) =>
  createIssueListLoader(environment, PROJECT_ISSUE_LIST_SOURCE);
