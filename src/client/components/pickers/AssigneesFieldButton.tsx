import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AssigneesFieldButton_users$key } from '../../../../__generated__/AssigneesFieldButton_users.graphql';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { UserWithAvatar } from '../UserWithAvatar';
import styles from './AssigneesFieldButton.module.css';
import { IssueFieldButton } from './IssueFieldButton';
import { useIssueEditing } from './IssueEditingProvider';

interface AssigneesFieldButtonProps {
  users: AssigneesFieldButton_users$key;
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
      fragment AssigneesFieldButton_users on User @relay(plural: true) {
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
        <IssueFieldButton field="assignees" name="Assignees" editable={editable} className={styles.button}>
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
