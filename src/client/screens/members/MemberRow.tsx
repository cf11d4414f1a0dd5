import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MemberRow_membership$key } from '../../../../__generated__/MemberRow_membership.graphql';
import { Avatar } from '../../components/Avatar';
import { ConfirmButton } from '../../components/ConfirmButton';
import { ListRow } from '../../components/list/ListRow';
import { buildPersonHref } from '../../components/personHref';
import { PermittedButton } from '../../components/PermittedButton';
import { RoleSelect } from '../../components/RoleSelect';
import { formatRole, MAINTAINER_REQUIRED_MESSAGE, type RoleChoice } from '../../components/roles';
import { removeMember } from './removeMember';
import { createSetMemberMutation } from './setMember';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { joinErrorMessages } from '../../errors/UserError';
import { announceToScreenReader } from '../../ui/announce';
import rows from '../../ui/rows.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LeaveProjectButton } from './LeaveProjectButton';
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
  const [problem, setProblem] = useState<string>();
  const { login, id: userId } = user;
  const changeRole = async (next: RoleChoice) => {
    setProblem(undefined);
    const result = await commit(createSetMemberMutation(id), { projectId, userId, role: next });
    if (result.status === 'refused') setProblem(joinErrorMessages(result.errors));
    else announceToScreenReader(`Role of ${login}: ${formatRole(next)}`);
  };
  return (
    <ListRow
      icon={<Avatar user={user} />}
      name={user.name || login}
      href={buildPersonHref(login)}
      secondary={login}
      badges={isViewer ? ['You'] : []}
      error={problem}
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
              <p>They lose the access that the role gave them. Their issues and comments are kept.</p>
            </ConfirmButton>
          )}
        </div>
      </div>
    </ListRow>
  );
}
