import { useFieldKeys } from '../../components/pickers/useFieldKeys';
import { useIssueEditing } from '../../components/pickers/IssueEditing';

/** The keys that change the issue one reads: each opens its picker at the field, or at the title where it has none. */
export function IssueKeys() {
  const editing = useIssueEditing();
  useFieldKeys((field) => {
    const shown = field === 'duplicate' ? 'state' : field;
    const control = document.querySelector<HTMLElement>(`main [data-field="${shown}"]`);
    // What one may not change has no control.
    if (!editing || !control) return false;
    editing.open(field, editing.issue, control);
  });
  return null;
}
