/** The draft of the new-issue form. */
import { DEFAULT_OPTION_VALUES, type FieldWithPicker, type OptionValues } from '../../data/issueFields';

/**
 * A label, assignee, milestone or parent issue chosen in the new-issue form. Stored with its name, so that the form can
 * show it after a reload.
 */
export interface NewIssueDraftOption {
  id: string;
  name: string;
  /** Color of the option if it is a label. */
  color?: string;
}

export interface NewIssueFormValues extends OptionValues {
  title: string;
  body: string;
  labels: readonly NewIssueDraftOption[];
  assignees: readonly NewIssueDraftOption[];
  milestone: NewIssueDraftOption | null;
  /** The due day, as `2026-03-04`. */
  dueOn: string | null;
  /** The parent issue; its name is its key. */
  parent: NewIssueDraftOption | null;
}

/** A field with a button in the form, by the name of its value. A new issue gets the first state of the workflow. */
export type NewIssueFieldName = Exclude<FieldWithPicker, 'state' | 'due'> | 'dueOn';

const EMPTY_NEW_ISSUE_FORM_VALUES: NewIssueFormValues = {
  title: '',
  body: '',
  ...DEFAULT_OPTION_VALUES,
  labels: [],
  assignees: [],
  milestone: null,
  dueOn: null,
  parent: null,
};

/** Parses a draft; an unreadable one gives an empty form. */
export function parseNewIssueDraft(draft: string): NewIssueFormValues {
  try {
    return { ...EMPTY_NEW_ISSUE_FORM_VALUES, ...(JSON.parse(draft) as Partial<NewIssueFormValues>) };
  } catch {
    return EMPTY_NEW_ISSUE_FORM_VALUES;
  }
}

/** Serializes the form; empty when nothing has been entered. */
export function serializeNewIssueDraft(issue: Partial<NewIssueFormValues>): string {
  const draft = JSON.stringify({ ...EMPTY_NEW_ISSUE_FORM_VALUES, ...issue });
  return draft === JSON.stringify(EMPTY_NEW_ISSUE_FORM_VALUES) ? '' : draft;
}
