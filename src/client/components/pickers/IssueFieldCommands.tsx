import { useResumeAction } from '../../auth/useResumeAction';
import type { EditableIssueField } from './fields';
import { useIssueEditing } from './IssueEditingProvider';
import { useIssueFieldCommands } from './useIssueFieldCommands';

interface IssueFieldCommandsProps {
  /** Returns the element that contains the field controls, or null while the commands should not edit this issue. */
  getRoot: () => ParentNode | null;
  /** Whether to open the picker whose shortcut the user pressed before having to sign in. */
  resumes?: boolean;
}

/** Commands that open the field pickers of the issue of the surrounding `IssueEditingProvider`. */
export function IssueFieldCommands({ getRoot, resumes = false }: IssueFieldCommandsProps) {
  const editing = useIssueEditing();
  const findControl = (field: EditableIssueField) =>
    getRoot()?.querySelector<HTMLElement>(`[data-field="${field === 'duplicate' ? 'state' : field}"]`);
  const open = (field: EditableIssueField, shouldFocus = false) => {
    const control = findControl(field);
    // Fields that the viewer has no permission to edit have no control.
    if (!editing || !control) return false;
    if (shouldFocus) control.focus();
    editing.open(field, editing.issue, control);
  };
  useIssueFieldCommands(
    () => editing?.issue.key,
    (field) => editing !== null && findControl(field) != null,
    (field) => open(field),
  );
  useResumeAction(
    editing && resumes ? `key.${editing.issue.key}.` : undefined,
    (field) => void open(field as EditableIssueField, true),
  );
  return null;
}
