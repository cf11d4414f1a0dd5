import type { ReactNode } from 'react';
import { CommandKbd } from '../../ui/CommandKbd';
import { Tooltip } from '../../ui/Tooltip';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { usePermissionProblem } from '../usePermissionProblem';
import { useClickAfterSignIn } from '../useResumeAction';
import styles from './IssueFieldButton.module.css';
import { findIssueFieldCommand, TRIAGER_REQUIRED_MESSAGE, type EditableIssueField } from './fields';
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
  const actionName = editing ? `field.${editing.issue.key}.${field}` : undefined;
  const refused = usePermissionProblem(editable, TRIAGER_REQUIRED_MESSAGE, actionName);
  const ref = useClickAfterSignIn(actionName);
  if (!editing) return <span className={className}>{children}</span>;
  const command = findIssueFieldCommand(field);
  const button = (
    <button
      ref={ref}
      type="button"
      data-field={field}
      data-command={command}
      className={[styles.button, className].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      onPointerEnter={editing.preload}
      onFocus={editing.preload}
      onClick={(event) => editing.open(field, editing.issue, event.currentTarget)}
      {...refused?.controlProps}
    >
      <VisuallyHidden>Change {name.toLowerCase()}: </VisuallyHidden>
      {children}
      {command && (
        <span className={styles.key} aria-hidden="true">
          <CommandKbd id={command} />
        </span>
      )}
    </button>
  );
  return refused ? <Tooltip text={refused.message}>{button}</Tooltip> : button;
}
