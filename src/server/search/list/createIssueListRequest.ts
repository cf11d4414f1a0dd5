import type { IssueVisibility } from '../../store/read/issueVisibility';
import type { IssueListRequest } from './IssueSearch';

/** Creates a request for a project's current list in the default order. It has no viewer, so `@me` matches nobody. */
export const createIssueListRequest = (
  projectId: number,
  visibility: IssueVisibility,
  query = '',
): IssueListRequest => ({
  projectId,
  visibility,
  query,
  order: null,
  groupBy: null,
  snapshot: null,
  viewerId: null,
});
