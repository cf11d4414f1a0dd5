import { graphql, useFragment } from 'react-relay';
import type { OfferWords_offer$key } from '../../../../__generated__/OfferWords_offer.graphql';
import { Person } from '../../components/Person';
import { RelativeTime } from '../../components/RelativeTime';
import { ROLE_MEANINGS, type RoleChoice, roleName } from '../../components/roles';
import styles from './OfferWords.module.css';

/** To what one is invited, as what, and by whom. */
export function OfferWords({ offer }: { offer: OfferWords_offer$key }) {
  const { projectKey, projectName, role, createdBy, expiresAt } = useFragment(
    graphql`
      fragment OfferWords_offer on InvitationOffer {
        projectKey
        projectName
        role
        expiresAt
        createdBy {
          ...Person_user
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
        <dt>As</dt>
        <dd>
          <b>{roleName(role)}</b> <span className={styles.more}>{ROLE_MEANINGS[role as RoleChoice]}</span>
        </dd>
      </div>
      {createdBy && (
        <div>
          <dt>From</dt>
          <dd>
            <Person user={createdBy} />
          </dd>
        </div>
      )}
      <div>
        <dt>Ends</dt>
        <dd>
          <RelativeTime dateTime={expiresAt} />
        </dd>
      </div>
    </dl>
  );
}
