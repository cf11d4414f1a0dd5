/** An issue that is not filed yet, as its form keeps it in the browser. */
import type { IssueType, Priority } from '../../../__generated__/createIssueMutation.graphql';

/** A value that was chosen: what it is called goes with it, so that it can be shown after a reload. */
export interface Chosen {
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
  labels: readonly Chosen[];
  assignees: readonly Chosen[];
  milestone: Chosen | null;
}

const BLANK: NewIssue = {
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
    return { ...BLANK, ...(JSON.parse(draft) as Partial<NewIssue>) };
  } catch {
    return BLANK;
  }
}

/** The draft of an issue; empty where nothing was written or chosen. */
export function newIssueDraft(issue: Partial<NewIssue>): string {
  const draft = JSON.stringify({ ...BLANK, ...issue });
  return draft === JSON.stringify(BLANK) ? '' : draft;
}
