import type { EditableIssueField } from '../../components/pickers/fields';
import { useFieldKeyBindings } from '../../components/pickers/useFieldKeyBindings';
import { useIssueEditing } from '../../components/pickers/IssueEditingProvider';
import { useResumeAction } from '../../components/useResumeAction';

/** Keyboard shortcuts that open the field pickers of the issue on screen. */
export function IssueFieldKeyBindings() {
  const editing = useIssueEditing();
  const open = (field: EditableIssueField, shouldFocus = false) => {
    const target = field === 'duplicate' ? 'state' : field;
    const control = document.querySelector<HTMLElement>(`main [data-field="${target}"]`);
    // A field has no control on screen if the viewer has no permission to edit it.
    if (!editing || !control) return false;
    if (shouldFocus) control.focus();
    editing.open(field, editing.issue, control);
  };
  useFieldKeyBindings((field) => open(field));
  useResumeAction(
    editing ? `key.${editing.issue.number}.` : undefined,
    (field) => void open(field as EditableIssueField, true),
  );
  return null;
}
