import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MemberRow_membership$key } from '../../../../__generated__/MemberRow_membership.graphql';
import { Avatar } from '../../components/Avatar';
import { ConfirmButton } from '../../components/ConfirmButton';
import { PermittedButton } from '../../components/PermittedButton';
import { RoleSelect } from '../../components/RoleSelect';
import { type RoleChoice, roleName } from '../../components/roles';
import { removeMember } from './removeMember';
import { setMember } from './setMember';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { messageOf } from '../../errors/UserError';
import { announce } from '../../ui/announce';
import { FormError } from '../../ui/form/FormError';
import rows from '../../ui/rows.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LeaveProjectButton } from './LeaveProjectButton';
import styles from './MemberRow.module.css';

const REFUSAL = 'Only maintainers can change members.';

interface Props {
  membership: MemberRow_membership$key;
  projectId: string;
  isOneself: boolean;
  editable: boolean;
  onRemoved: () => void;
}

/** A member and their role, which maintainers change where it stands; oneself can leave. */
export function MemberRow({ membership, projectId, isOneself, editable, onRemoved }: Props) {
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
  const give = async (next: RoleChoice) => {
    setProblem(undefined);
    const outcome = await commit(setMember(id), { projectId, userId, role: next });
    if (outcome.status === 'refused') setProblem(messageOf(outcome.errors));
    else announce(`${login} is ${roleName(next)} now.`);
  };
  return (
    <li className={rows.row}>
      <Avatar user={user} />
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name}>{user.name || login}</span>
          <span className={rows.more}>{login}</span>
          {isOneself && <span className={rows.badge}>You</span>}
        </p>
        <FormError error={problem} />
      </div>
      <div className={rows.controls}>
        {editable ? (
          <RoleSelect label={`Role of ${login}`} value={role} onChange={(next) => void give(next)} />
        ) : (
          <PermittedButton variant="quiet" permitted={false} requirement={REFUSAL} className={styles.role}>
            <VisuallyHidden>Role of {login}: </VisuallyHidden>
            {roleName(role)}
          </PermittedButton>
        )}
        <div className={styles.way}>
          {isOneself ? (
            <LeaveProjectButton projectId={projectId} userId={userId} />
          ) : (
            <ConfirmButton
              label="Remove"
              subject={login}
              title={`Remove ${login}?`}
              confirmLabel="Remove them"
              permitted={editable}
              requirement={REFUSAL}
              commit={() => commit(removeMember, { projectId, userId })}
              onDone={() => {
                announce(`${login} is no member any more.`);
                onRemoved();
              }}
            >
              <p>They see and do no more here than whoever is no member. What they wrote stays.</p>
            </ConfirmButton>
          )}
        </div>
      </div>
    </li>
  );
}
