import { graphql, useFragment } from 'react-relay';
import type { InvitationRow_invitation$key } from '../../../../__generated__/InvitationRow_invitation.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { RelativeTime } from '../../components/RelativeTime';
import { roleName } from '../../components/roles';
import { revokeInvitation } from './revokeInvitation';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announce } from '../../ui/announce';
import { pluralize } from '../../ui/format';
import rows from '../../ui/rows.module.css';

/** A link that is good still: as what one comes by it, who made it, how many have followed it. */
export function InvitationRow({ invitation }: { invitation: InvitationRow_invitation$key }) {
  const { id, role, createdBy, createdAt, expiresAt, accepted } = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        role
        createdAt
        expiresAt
        accepted
        createdBy {
          login
        }
      }
    `,
    invitation,
  );
  const commit = useImmediateMutation();
  const name = `link for ${roleName(role)}`;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name}>As {roleName(role)}</span>
          <span className={rows.badge}>
            {accepted === 0 ? 'nobody came yet' : `${pluralize(accepted, 'person', 'people')} came`}
          </span>
        </p>
        <p className={rows.more}>
          Made <RelativeTime dateTime={createdAt} /> by {createdBy?.login ?? 'somebody'} · ends{' '}
          <RelativeTime dateTime={expiresAt} />
        </p>
      </div>
      <ConfirmButton
        label="Revoke"
        subject={name}
        title="Revoke the link?"
        confirmLabel="Revoke it"
        commit={() => commit(revokeInvitation, { id })}
        onDone={() => announce('The link is revoked.')}
      >
        <p>Nobody can join by it any more. Who has joined stays.</p>
      </ConfirmButton>
    </li>
  );
}
