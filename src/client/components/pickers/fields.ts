/** The fields of an issue that are edited with a picker. */
import type { KeyBindingId } from '../../ui/keys/keys';

export type EditableIssueField =
  | 'state'
  | 'duplicate'
  | 'assignees'
  | 'labels'
  | 'priority'
  | 'type'
  | 'milestone'
  | 'parent'
  | 'due'
  | 'relation';

/** Explains why a control is disabled for users without the triager role. */
export const TRIAGER_REQUIRED_MESSAGE = 'Requires the triager role or higher';

/** Keyboard shortcuts that open a picker, on the issue page and on a row of the list. */
export const ISSUE_FIELD_KEY_BINDINGS = {
  'edit.state': 'state',
  'edit.assignees': 'assignees',
  'edit.labels': 'labels',
  'edit.priority': 'priority',
  'edit.milestone': 'milestone',
  'edit.duplicate': 'duplicate',
} as const satisfies Partial<Record<KeyBindingId, EditableIssueField>>;

/** A field that has a keyboard shortcut. */
export type IssueFieldWithKey = (typeof ISSUE_FIELD_KEY_BINDINGS)[keyof typeof ISSUE_FIELD_KEY_BINDINGS];
