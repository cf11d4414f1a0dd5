/** The pickers of an issue, and the commands that open them. */
import type { CommandId } from '../../../shared/commands/commandKeys';
import type { FieldWithPicker } from '../../data/issueFields';

/** Explains why a control is disabled for users without the triager role. */
export const TRIAGER_REQUIRED_MESSAGE = 'Requires the triager role or higher';

/** A field with a command that opens its picker, or the step of the state picker in which an issue becomes a duplicate. */
export type IssueFieldWithCommand = FieldWithPicker | 'duplicate';

/** The commands that open a picker on the issue page and on a row of the list, in the order of the row's menu. */
export const ISSUE_FIELD_COMMANDS = {
  state: 'edit.state',
  assignees: 'edit.assignees',
  labels: 'edit.labels',
  priority: 'edit.priority',
  milestone: 'edit.milestone',
  duplicate: 'edit.duplicate',
  type: 'edit.type',
  due: 'edit.due',
  parent: 'edit.parent',
} as const satisfies Readonly<Record<IssueFieldWithCommand, CommandId>>;

export const ISSUE_FIELDS_WITH_COMMANDS = Object.keys(ISSUE_FIELD_COMMANDS) as IssueFieldWithCommand[];

/** The commands that click the buttons for adding a relation or a sub-issue, by the pickers of these buttons. */
const BUTTON_COMMANDS = {
  relation: 'edit.relation',
  subIssue: 'subIssue.add',
} as const satisfies Readonly<Record<string, CommandId>>;

/** A part of an issue that is edited with a picker. */
export type EditableIssueField = IssueFieldWithCommand | keyof typeof BUTTON_COMMANDS;

/** Returns the command that opens the picker of a field. */
export const getIssueFieldCommand = (field: EditableIssueField): CommandId =>
  ({ ...ISSUE_FIELD_COMMANDS, ...BUTTON_COMMANDS })[field];
