/** An issue that is not filed yet, as its form keeps it in the browser. */
import type { IssueType, Priority } from '../../../__generated__/createIssueMutation.graphql';

/** A value that was chosen: what it is called goes with it, so that it can be shown after a reload. */
export interface ChosenOption {
  id: string;
  name: string;
  /** Of a label. */
  color?: string;
}

export interface NewIssue {
  title: string;
  body: string;
  type: IssueType;
  priority: Priority;
  labels: readonly ChosenOption[];
  assignees: readonly ChosenOption[];
  milestone: ChosenOption | null;
}

const EMPTY_NEW_ISSUE: NewIssue = {
  title: '',
  body: '',
  type: 'BUG',
  priority: 'NONE',
  labels: [],
  assignees: [],
  milestone: null,
};

/** What a draft holds; of one that cannot be read, nothing. */
export function readNewIssue(draft: string): NewIssue {
  try {
    return { ...EMPTY_NEW_ISSUE, ...(JSON.parse(draft) as Partial<NewIssue>) };
  } catch {
    return EMPTY_NEW_ISSUE;
  }
}

/** The draft of an issue; empty where nothing was written or chosen. */
export function newIssueDraft(issue: Partial<NewIssue>): string {
  const draft = JSON.stringify({ ...EMPTY_NEW_ISSUE, ...issue });
  return draft === JSON.stringify(EMPTY_NEW_ISSUE) ? '' : draft;
}
