import query, { type NewIssueScreenQuery } from '../../../../__generated__/NewIssueScreenQuery.graphql';
import { projectVariables, type ScreenData, screenLoader } from '../../relay/screenLoader';

export type NewIssueData = ScreenData<NewIssueScreenQuery>;

export const createLoader = screenLoader<NewIssueScreenQuery>(query, projectVariables);
