import { useResumeAction } from '../useResumeAction';
import type { EditableIssueField } from './fields';
import { useIssueEditing } from './IssueEditingProvider';
import { useIssueFieldKeyBindings } from './useIssueFieldKeyBindings';

interface IssueFieldKeyBindingsProps {
  /** Returns the element that contains the field controls, or null while the shortcuts should not edit this issue. */
  getRoot: () => ParentNode | null;
  /** Whether to open the picker whose shortcut the user pressed before having to sign in. */
  resumes?: boolean;
}

/** Keyboard shortcuts that open the field pickers of the issue of the surrounding `IssueEditingProvider`. */
export function IssueFieldKeyBindings({ getRoot, resumes = false }: IssueFieldKeyBindingsProps) {
  const editing = useIssueEditing();
  const open = (field: EditableIssueField, shouldFocus = false) => {
    const target = field === 'duplicate' ? 'state' : field;
    const control = getRoot()?.querySelector<HTMLElement>(`[data-field="${target}"]`);
    // Fields that the viewer has no permission to edit have no control.
    if (!editing || !control) return false;
    if (shouldFocus) control.focus();
    editing.open(field, editing.issue, control);
  };
  useIssueFieldKeyBindings((field) => open(field));
  useResumeAction(
    editing && resumes ? `key.${editing.issue.number}.` : undefined,
    (field) => void open(field as EditableIssueField, true),
  );
  return null;
}
