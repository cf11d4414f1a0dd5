import type { EditableField } from '../../components/pickers/fields';
import { useFieldKeys } from '../../components/pickers/useFieldKeys';
import { useIssueEditing } from '../../components/pickers/IssueEditing';
import { useResumeAction } from '../../components/useResumeAction';

/** The keys that change the issue one reads: each opens its picker at the field, or at the title where it has none. */
export function IssueKeys() {
  const editing = useIssueEditing();
  const open = (field: EditableField, focuses = false) => {
    const shown = field === 'duplicate' ? 'state' : field;
    const control = document.querySelector<HTMLElement>(`main [data-field="${shown}"]`);
    // What one may not change has no control.
    if (!editing || !control) return false;
    if (focuses) control.focus();
    editing.open(field, editing.issue, control);
  };
  useFieldKeys((field) => open(field));
  useResumeAction(
    editing ? `key.${editing.issue.number}.` : undefined,
    (field) => void open(field as EditableField, true),
  );
  return null;
}
