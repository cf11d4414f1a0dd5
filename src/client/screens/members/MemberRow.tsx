import { graphql, useFragment } from 'react-relay';
import type { MemberRow_membership$key } from '../../../../__generated__/MemberRow_membership.graphql';
import { Avatar } from '../../components/people/Avatar';
import { ConfirmButton } from '../../components/permissions/ConfirmButton';
import { ListRow } from '../../components/list/ListRow';
import { buildPersonHref } from '../../navigation/hrefs';
import { PermittedButton } from '../../components/permissions/PermittedButton';
import {
  formatRole,
  MAINTAINER_REQUIRED_MESSAGE,
  type RoleChoice,
  ROLE_CHOICES,
} from '../../components/permissions/roles';
import { removeMember, createSetMemberMutation } from './memberMutations';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { announceToScreenReader } from '../../ui/announce';
import rows from '../../ui/rows.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './MemberRow.module.css';

interface MemberRowProps {
  membership: MemberRow_membership$key;
  projectId: string;
  isViewer: boolean;
  editable: boolean;
  onRemoved: () => void;
}

/** A member with their role. Maintainers change the role here; the viewer can leave the project. */
export function MemberRow({ membership, projectId, isViewer, editable, onRemoved }: MemberRowProps) {
  const { id, role, user } = useFragment(
    graphql`
      fragment MemberRow_membership on Membership {
        id
        role
        user {
          id
          login
          name
          ...Avatar_user
        }
      }
    `,
    membership,
  );
  const commit = useImmediateMutation();
  const { error, track } = useMutationStatus();
  const { login, id: userId } = user;
  const changeRole = async (next: RoleChoice) => {
    const result = await track(commit(createSetMemberMutation(id), { projectId, userId, role: next }));
    if (result.status === 'done') announceToScreenReader(`Role of ${login}: ${formatRole(next)}`);
  };
  return (
    <ListRow
      icon={<Avatar user={user} />}
      name={user.name || login}
      href={buildPersonHref(login)}
      secondary={login}
      badges={isViewer ? ['You'] : []}
      error={error}
    >
      <div className={rows.controls}>
        {editable ? (
          <RoleSelect label={`Role of ${login}`} value={role} onChange={(next) => void changeRole(next)} />
        ) : (
          <PermittedButton
            variant="quiet"
            permitted={false}
            requirement={MAINTAINER_REQUIRED_MESSAGE}
            className={styles.role}
          >
            <VisuallyHidden>Role of {login}: </VisuallyHidden>
            {formatRole(role)}
          </PermittedButton>
        )}
        <div className={styles.end}>
          {isViewer ? (
            <LeaveProjectButton projectId={projectId} userId={userId} />
          ) : (
            <ConfirmButton
              label="Remove"
              subject={login}
              title={`Remove ${login} from this project?`}
              confirmLabel="Remove member"
              permitted={editable}
              requirement={MAINTAINER_REQUIRED_MESSAGE}
              commit={() => commit(removeMember, { projectId, userId })}
              onDone={() => {
                announceToScreenReader(`${login} removed`);
                onRemoved();
              }}
            >
              <p>
                {login} loses the access that the role gives. Issues and comments by {login} are kept.
              </p>
            </ConfirmButton>
          )}
        </div>
      </div>
    </ListRow>
  );
}

interface LeaveProjectButtonProps {
  projectId: string;
  /** The viewer's id. */
  userId: string;
}

/** Button with which the viewer leaves the project. */
function LeaveProjectButton({ projectId, userId }: LeaveProjectButtonProps) {
  const commit = useImmediateMutation();
  const leave = async () => {
    const result = await commit(removeMember, { projectId, userId });
    if (result.status === 'done') {
      // Reloads the page, because the viewer's permissions have changed.
      if (result.response.edit.project) window.location.reload();
      else window.location.assign('/');
    }
    return result;
  };
  return (
    <ConfirmButton label="Leave" title="Leave this project?" confirmLabel="Leave project" commit={leave}>
      <p>
        You lose the access that your role gives you until a maintainer adds you again. Your issues and
        comments are kept.
      </p>
    </ConfirmButton>
  );
}

interface RoleSelectProps {
  label: string;
  value: string;
  onChange: (role: RoleChoice) => void;
}

/** A native select element for a role. */
function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  return (
    <select
      aria-label={label}
      className={styles.roleSelect}
      value={value}
      onChange={(event) => onChange(event.target.value as RoleChoice)}
    >
      {ROLE_CHOICES.map((role) => (
        <option key={role} value={role}>
          {formatRole(role)}
        </option>
      ))}
    </select>
  );
}
