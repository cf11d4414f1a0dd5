import type { IssueRow_issue$key } from '../row/IssueRow';

/** An issue as an entry of the list. */
export interface ListedIssue {
  readonly id: string;
  readonly issue: IssueRow_issue$key;
}
