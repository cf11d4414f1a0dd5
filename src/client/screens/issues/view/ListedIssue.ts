import type { IssueRow_issue$key } from '../row/IssueRow';
import type { PlainIssueRow_issue$key } from '../row/PlainIssueRow';

/** An issue as an entry of the list. */
export interface ListedIssue {
  readonly id: string;
  readonly issue: IssueRow_issue$key & PlainIssueRow_issue$key;
  /** In a list with trees: number of its direct sub-issues in the list. */
  readonly subIssueCount?: number;
}
