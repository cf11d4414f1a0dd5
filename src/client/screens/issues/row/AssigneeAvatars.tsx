import { graphql, useFragment } from 'react-relay';
import type { AssigneeAvatars_issue$key } from '../../../../../__generated__/AssigneeAvatars_issue.graphql';
import { AvatarFromValues } from '../../../components/Avatar';
import styles from './AssigneeAvatars.module.css';

interface AssigneeAvatarsProps {
  issue: AssigneeAvatars_issue$key;
  /** Whether the user has chosen the column. Otherwise, narrow lists do not show it. */
  isColumn?: boolean;
}

/** Avatars of up to two assignees; a dashed ring if the issue is unassigned. */
export function AssigneeAvatars({ issue, isColumn = false }: AssigneeAvatarsProps) {
  const { fewAssignees } = useFragment(
    graphql`
      fragment AssigneeAvatars_issue on Issue {
        fewAssignees: assignees(first: 2) {
          nodes {
            id
            login
            name
            avatarUrl
          }
        }
      }
    `,
    issue,
  );
  return (
    <span role="gridcell" className={isColumn ? styles.column : styles.people}>
      {fewAssignees.nodes.map(({ id, login, name, avatarUrl }) => (
        <AvatarFromValues key={id} login={login} name={name} avatarUrl={avatarUrl} labelled />
      ))}
      {fewAssignees.nodes.length === 0 && (
        <span role="img" aria-label="Unassigned" className={styles.unassigned} />
      )}
    </span>
  );
}
