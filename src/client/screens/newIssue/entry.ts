import query, { type NewIssueScreenQuery } from '../../../../__generated__/NewIssueScreenQuery.graphql';
import {
  getProjectKeyVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/queries/createScreenLoader';

export type NewIssueLoaderData = ScreenLoaderData<NewIssueScreenQuery>;

export const createRouteLoader = createScreenLoader<NewIssueScreenQuery>(query, getProjectKeyVariables);
