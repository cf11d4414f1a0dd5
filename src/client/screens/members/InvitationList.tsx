import { graphql, useFragment } from 'react-relay';
import type { InvitationList_project$key } from '../../../../__generated__/InvitationList_project.graphql';
import rows from '../../ui/rows.module.css';
import styles from './InvitationList.module.css';
import type { InvitationList_invitation$key } from '../../../../__generated__/InvitationList_invitation.graphql';
import { ConfirmButton } from '../../components/permissions/ConfirmButton';
import { ListRow } from '../../components/list/ListRow';
import { RelativeTime } from '../../ui/RelativeTime';
import { formatRole } from '../../components/permissions/roles';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { formatCount } from '../../ui/format';
import type { InvitationListRevokeMutation } from '../../../../__generated__/InvitationListRevokeMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** The valid invitation links of a project; nothing if there are none or the viewer may not see them. */
export function InvitationList({ project }: { project: InvitationList_project$key }) {
  const { invitations } = useFragment(
    graphql`
      fragment InvitationList_project on Project {
        invitations {
          id
          ...InvitationList_invitation
        }
      }
    `,
    project,
  );
  if (invitations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="invitations">
      <h2 id="invitations" className={styles.title}>
        Invitation links
      </h2>
      <ul className={rows.rows}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

/** A valid invitation link: its role, creator and expiry, and how many people joined with it. */
function InvitationRow({ invitation }: { invitation: InvitationList_invitation$key }) {
  const { id, role, createdBy, createdAt, expiresAt, accepted } = useFragment(
    graphql`
      fragment InvitationList_invitation on Invitation {
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

const revokeInvitation: MutationDefinition<InvitationListRevokeMutation, 'immediate'> = {
  name: 'revokeInvitation',
  delivery: 'immediate',
  document: graphql`
    mutation InvitationListRevokeMutation($input: RevokeInvitationInput!) {
      edit: revokeInvitation(input: $input) {
        project {
          ...InvitationList_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
