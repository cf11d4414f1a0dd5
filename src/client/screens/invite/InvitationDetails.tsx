import { graphql, useFragment } from 'react-relay';
import type { InvitationDetails_offer$key } from '../../../../__generated__/InvitationDetails_offer.graphql';
import { UserWithAvatar } from '../../components/UserWithAvatar';
import { RelativeTime } from '../../components/RelativeTime';
import { ROLE_DESCRIPTIONS, type RoleChoice, formatRole } from '../../components/roles';
import styles from './InvitationDetails.module.css';

/** Project, role, sender and expiry of an invitation. */
export function InvitationDetails({ offer }: { offer: InvitationDetails_offer$key }) {
  const { projectKey, projectName, role, createdBy, expiresAt } = useFragment(
    graphql`
      fragment InvitationDetails_offer on InvitationOffer {
        projectKey
        projectName
        role
        expiresAt
        createdBy {
          ...UserWithAvatar_user
        }
      }
    `,
    offer,
  );
  return (
    <dl className={styles.offer}>
      <div>
        <dt>Project</dt>
        <dd>
          <b>{projectName}</b> <span className={styles.more}>{projectKey}</span>
        </dd>
      </div>
      <div>
        <dt>Role</dt>
        <dd>
          <b>{formatRole(role)}</b>{' '}
          <span className={styles.more}>{ROLE_DESCRIPTIONS[role as RoleChoice]}</span>
        </dd>
      </div>
      {createdBy && (
        <div>
          <dt>From</dt>
          <dd>
            <UserWithAvatar user={createdBy} />
          </dd>
        </div>
      )}
      <div>
        <dt>Expires</dt>
        <dd>
          <RelativeTime dateTime={expiresAt} />
        </dd>
      </div>
    </dl>
  );
}
