import { graphql, useFragment } from 'react-relay';
import type { InvitationRow_invitation$key } from '../../../../__generated__/InvitationRow_invitation.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { ListRow } from '../../components/list/ListRow';
import { RelativeTime } from '../../components/RelativeTime';
import { formatRole } from '../../components/roles';
import { revokeInvitation } from './revokeInvitation';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { formatCount } from '../../ui/format';

/** A valid invitation link: its role, creator and expiry, and how many people joined with it. */
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
  return (
    <ListRow
      name={`Role: ${formatRole(role)}`}
      badges={[accepted === 0 ? 'Not used yet' : `${formatCount(accepted)} joined`]}
      detail={
        <>
          Created <RelativeTime dateTime={createdAt} />
          {createdBy && ` by ${createdBy.login}`} · expires <RelativeTime dateTime={expiresAt} />
        </>
      }
    >
      <ConfirmButton
        label="Revoke"
        subject={`link for ${formatRole(role)}`}
        title="Revoke this invitation link?"
        confirmLabel="Revoke link"
        commit={() => commit(revokeInvitation, { id })}
        onDone={() => announceToScreenReader('Invitation link revoked')}
      >
        <p>The link stops working. People who already joined stay members.</p>
      </ConfirmButton>
    </ListRow>
  );
}
