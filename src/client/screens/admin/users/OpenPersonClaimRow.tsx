import { graphql, useFragment } from 'react-relay';
import type { OpenPersonClaimRow_claim$key } from '../../../../../__generated__/OpenPersonClaimRow_claim.graphql';
import { ConfirmButton } from '../../../components/ConfirmButton';
import { ListRow } from '../../../components/list/ListRow';
import { buildPersonHref } from '../../../components/personHref';
import { RelativeTime } from '../../../components/RelativeTime';
import { useImmediateMutation } from '../../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../../ui/announce';
import rows from '../../../ui/rows.module.css';
import { approvePersonClaim } from './approvePersonClaim';
import { declinePersonClaim } from './declinePersonClaim';

/** Renders the claim of a user to be an imported person, with buttons to approve or decline it. */
export function OpenPersonClaimRow({ claim }: { claim: OpenPersonClaimRow_claim$key }) {
  const { id, claimant, person, system, createdAt } = useFragment(
    graphql`
      fragment OpenPersonClaimRow_claim on PersonClaim {
        id
        system
        createdAt
        claimant {
          login
          name
        }
        person {
          login
          name
        }
      }
    `,
    claim,
  );
  const commit = useImmediateMutation();
  const subject = `${claimant.login}’s claim to be ${person.login}`;
  return (
    <ListRow
      name={`${claimant.login} claims to be ${person.login}`}
      href={buildPersonHref(person.login)}
      detail={
        <>
          {claimant.name}
          {person.name !== person.login && ` · imported as ${person.name}`}
          {system !== null && ` · from ${system}`} · claimed <RelativeTime dateTime={createdAt} />
        </>
      }
    >
      <div className={rows.controls}>
        <ConfirmButton
          label="Approve"
          subject={subject}
          title={`Is ${claimant.login} the imported person ${person.login}?`}
          confirmLabel="Approve"
          commit={() => commit(approvePersonClaim, { id })}
          onDone={() => announceToScreenReader('Claim approved')}
        >
          <p>
            All issues, comments, assignments and other changes of {person.login} are moved to{' '}
            {claimant.login}, and later imports use this account. {claimant.login} gets no permissions, but
            can edit their own issues and comments where they can read them. Other claims to be {person.login}{' '}
            are declined. This cannot be undone.
          </p>
        </ConfirmButton>
        <ConfirmButton
          label="Decline"
          subject={subject}
          title={`Decline ${subject}?`}
          confirmLabel="Decline"
          commit={() => commit(declinePersonClaim, { id })}
          onDone={() => announceToScreenReader('Claim declined')}
        >
          <p>
            Nothing is changed. {claimant.login} sees that the claim was declined, and can make another one.
          </p>
        </ConfirmButton>
      </div>
    </ListRow>
  );
}
