import { graphql, useFragment } from 'react-relay';
import type { AssigneesFieldButton_users$key } from '../../../../__generated__/AssigneesFieldButton_users.graphql';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { UserWithAvatar } from '../UserWithAvatar';
import styles from './AssigneesFieldButton.module.css';
import { IssueFieldButton } from './IssueFieldButton';
import { useIssueEditing } from './IssueEditingProvider';

interface AssigneesFieldButtonProps {
  /** The assignees, at least one. */
  users: AssigneesFieldButton_users$key;
  /** Whether the viewer may change them. */
  editable: boolean;
}

/**
 * The assignees of an issue as links to their pages, on a button that opens the picker. The button is beside the links
 * in the document, because it cannot contain them, and below them on the screen.
 */
export function AssigneesFieldButton({ users, editable }: AssigneesFieldButtonProps) {
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
  return (
    <span className={styles.field}>
      {editing && (
        <IssueFieldButton field="assignees" name="Assignees" editable={editable} className={styles.button}>
          <VisuallyHidden>{assignees.map(({ login }) => login).join(', ')}</VisuallyHidden>
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
