import type { ReactNode } from 'react';
import { Kbd } from '../../ui/Kbd';
import { KEY_BINDINGS } from '../../ui/keys/keys';
import { Tooltip } from '../../ui/Tooltip';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { usePermissionProblem } from '../usePermissionProblem';
import { useClickAfterSignIn } from '../useResumeAction';
import styles from './IssueFieldButton.module.css';
import { TRIAGER_REQUIRED_MESSAGE, ISSUE_FIELD_KEY_BINDINGS, type EditableIssueField } from './fields';
import { useIssueEditing } from './IssueEditingProvider';

interface IssueFieldButtonProps {
  field: EditableIssueField;
  /** Name of the field, for the accessible label. */
  name: string;
  /** Whether the viewer may edit the field. */
  editable: boolean;
  className?: string | undefined;
  /** The field's value. */
  children: ReactNode;
}

/** A field's value as a button that opens its picker. */
export function IssueFieldButton({ field, name, editable, className, children }: IssueFieldButtonProps) {
  const editing = useIssueEditing();
  const actionName = editing ? `field.${editing.issue.number}.${field}` : undefined;
  const refused = usePermissionProblem(editable, TRIAGER_REQUIRED_MESSAGE, actionName);
  const ref = useClickAfterSignIn(actionName);
  if (!editing) return <span className={className}>{children}</span>;
  const key = getIssueFieldKeyBinding(field);
  const button = (
    <button
      ref={ref}
      type="button"
      data-field={field}
      className={[styles.button, className].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      onPointerEnter={editing.preload}
      onFocus={editing.preload}
      onClick={(event) => editing.open(field, editing.issue, event.currentTarget)}
      {...refused?.controlProps}
    >
      <VisuallyHidden>Change {name.toLowerCase()}: </VisuallyHidden>
      {children}
      {key && (
        <span className={styles.key} aria-hidden="true">
          <Kbd keys={key} />
        </span>
      )}
    </button>
  );
  return refused ? <Tooltip text={refused.message}>{button}</Tooltip> : button;
}

/** The keyboard shortcut that opens a field's picker; null: none. */
function getIssueFieldKeyBinding(field: EditableIssueField): string | null {
  const found = Object.entries(ISSUE_FIELD_KEY_BINDINGS).find(([, one]) => one === field);
  return found ? KEY_BINDINGS[found[0] as keyof typeof ISSUE_FIELD_KEY_BINDINGS].keys : null;
}
