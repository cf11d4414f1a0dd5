import { graphql, useFragment } from 'react-relay';
import type { PersonClaimList_account$key } from '../../../../__generated__/PersonClaimList_account.graphql';
import { ListRow } from '../../components/list/ListRow';
import { CancelPersonClaimButton } from '../../components/people/CancelPersonClaimButton';
import { buildPersonHref } from '../../navigation/hrefs';
import { RelativeTime } from '../../ui/RelativeTime';
import rows from '../../ui/rows.module.css';

const CLAIM_STATE_LABELS: Readonly<Record<string, string>> = {
  OPEN: 'Waiting for an administrator',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  CANCELED: 'Canceled',
};

/** Renders the viewer's claims to be imported people, or nothing if there are none. */
export function PersonClaimList({ account }: { account: PersonClaimList_account$key }) {
  const { personClaims } = useFragment(
    graphql`
      fragment PersonClaimList_account on Account {
        personClaims {
          id
          state
          isMoving
          createdAt
          decidedAt
          person {
            login
          }
          ...CancelPersonClaimButton_claim
        }
      }
    `,
    account,
  );
  if (personClaims.length === 0) return null;
  return (
    <section aria-labelledby="person-claims">
      <h2 id="person-claims" className={rows.heading}>
        Imported people
      </h2>
      <ul className={rows.rows}>
        {personClaims.map((claim) => (
          <ListRow
            key={claim.id}
            name={claim.person.login}
            href={buildPersonHref(claim.person.login)}
            badges={[CLAIM_STATE_LABELS[claim.state] ?? claim.state]}
            detail={
              <>
                Claimed <RelativeTime dateTime={claim.createdAt} />
                {claim.decidedAt && (
                  <>
                    {' '}
                    · decided <RelativeTime dateTime={claim.decidedAt} />
                  </>
                )}
                {claim.isMoving && ' · issues and comments are being moved to your account'}
              </>
            }
          >
            {claim.state === 'OPEN' && <CancelPersonClaimButton claim={claim} />}
          </ListRow>
        ))}
      </ul>
    </section>
  );
}
