import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CommandKbd } from '../../ui/Kbd';
import { Tooltip } from '../../ui/Tooltip';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { usePermissionProblem } from '../permissions/PermittedButton';
import { useClickAfterSignIn } from '../../auth/useResumeAction';
import styles from './IssueFieldButton.module.css';
import { getIssueFieldCommand, TRIAGER_REQUIRED_MESSAGE, type EditableIssueField } from './fields';
import { useIssueEditing } from './IssueEditingProvider';
import type { IssueFieldButton_assignees$key } from '../../../../__generated__/IssueFieldButton_assignees.graphql';
import { UserWithAvatar } from '../people/UserWithAvatar';

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
  const command = getIssueFieldCommand(field);
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
      <span className={styles.key} aria-hidden="true">
        <CommandKbd id={command} />
      </span>
    </button>
  );
  return refused ? <Tooltip text={refused.message}>{button}</Tooltip> : button;
}

interface AssigneesFieldButtonProps {
  users: IssueFieldButton_assignees$key;
  /** Whether the viewer may change them. */
  editable: boolean;
  /** Shown if there are no assignees. */
  emptyText: ReactNode;
}

/**
 * The assignees of an issue as links to their pages, on a button that opens the picker. The button is beside the links
 * in the document, because it cannot contain them, and below them on the screen. It stays the same element when assignees
 * change, because the open picker belongs to it.
 */
export function AssigneesFieldButton({ users, editable, emptyText }: AssigneesFieldButtonProps) {
  const assignees = useFragment(
    graphql`
      fragment IssueFieldButton_assignees on User @relay(plural: true) {
        id
        login
        ...UserWithAvatar_user
      }
    `,
    users,
  );
  const editing = useIssueEditing();
  const isEmpty = assignees.length === 0;
  return (
    <span className={styles.field}>
      {(editing || isEmpty) && (
        <IssueFieldButton
          field="assignees"
          name="Assignees"
          editable={editable}
          className={styles.peopleButton}
        >
          {isEmpty ? (
            emptyText
          ) : (
            <VisuallyHidden>{assignees.map(({ login }) => login).join(', ')}</VisuallyHidden>
          )}
        </IssueFieldButton>
      )}
      <span className={styles.people}>
        {assignees.map((user) => (
          <UserWithAvatar key={user.id} user={user} linked />
        ))}
      </span>
    </span>
  );
}
