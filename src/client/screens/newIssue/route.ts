import query, { type NewIssueScreenQuery } from '../../../../__generated__/NewIssueScreenQuery.graphql';
import {
  getProjectVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type NewIssueLoaderData = ScreenLoaderData<NewIssueScreenQuery>;

export const createLoader = createScreenLoader<NewIssueScreenQuery>(query, getProjectVariables);
