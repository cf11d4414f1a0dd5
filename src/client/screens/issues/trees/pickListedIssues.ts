import type { ListedIssue } from '../view/ListedIssue';

interface IssuesWithSubIssueCounts {
  readonly nodes?: readonly (ListedIssue['issue'] & { readonly id: string })[] | undefined;
  readonly subIssueCounts?: readonly number[] | undefined;
}

/** Selects the issues of a page with their numbers of sub-issues. */
export const pickListedIssues = ({
  nodes = [],
  subIssueCounts = [],
}: IssuesWithSubIssueCounts): readonly ListedIssue[] =>
  nodes.map((issue, index) => ({ id: issue.id, issue, subIssueCount: subIssueCounts[index] ?? 0 }));
