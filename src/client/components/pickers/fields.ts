/** The fields of an issue that are edited with a picker. */
import type { CommandId } from '../../../shared/commands/commandKeys';

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
  | 'relation'
  | 'subIssue';

/** Explains why a control is disabled for users without the triager role. */
export const TRIAGER_REQUIRED_MESSAGE = 'Requires the triager role or higher';

/** Commands that open a picker, on the issue page and on a row of the list. */
export const ISSUE_FIELD_COMMANDS = {
  'edit.state': 'state',
  'edit.assignees': 'assignees',
  'edit.labels': 'labels',
  'edit.priority': 'priority',
  'edit.milestone': 'milestone',
  'edit.duplicate': 'duplicate',
  'edit.type': 'type',
  'edit.due': 'due',
  'edit.parent': 'parent',
} as const satisfies Partial<Record<CommandId, EditableIssueField>>;

export type IssueFieldCommand = keyof typeof ISSUE_FIELD_COMMANDS;

/** A field with a command. */
export type IssueFieldWithCommand = (typeof ISSUE_FIELD_COMMANDS)[keyof typeof ISSUE_FIELD_COMMANDS];

/** The commands that open the pickers for adding a relation or a sub-issue, by picker. */
const BUTTON_COMMANDS: Readonly<Partial<Record<string, CommandId>>> = {
  relation: 'edit.relation',
  subIssue: 'subIssue.add',
};

/** Returns the command that opens the picker of a field, if there is one. */
export const findIssueFieldCommand = (field: string): CommandId | undefined =>
  BUTTON_COMMANDS[field] ??
  (Object.keys(ISSUE_FIELD_COMMANDS) as IssueFieldCommand[]).find((id) => ISSUE_FIELD_COMMANDS[id] === field);
