import { graphql, useFragment } from 'react-relay';
import type { CancelPersonClaimButton_claim$key } from '../../../../__generated__/CancelPersonClaimButton_claim.graphql';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { ConfirmButton } from '../ConfirmButton';
import { cancelPersonClaim } from './cancelPersonClaim';

/** Renders a button that cancels an open claim of the viewer to be an imported person. */
export function CancelPersonClaimButton({ claim }: { claim: CancelPersonClaimButton_claim$key }) {
  const { id, person } = useFragment(
    graphql`
      fragment CancelPersonClaimButton_claim on PersonClaim {
        id
        person {
          login
        }
      }
    `,
    claim,
  );
  const commit = useImmediateMutation();
  return (
    <ConfirmButton
      label="Cancel claim"
      subject={`to be ${person.login}`}
      title={`Cancel your claim to be ${person.login}?`}
      confirmLabel="Cancel claim"
      commit={() => commit(cancelPersonClaim, { id })}
      onDone={() => announceToScreenReader('Claim canceled')}
    >
      <p>Administrators no longer see it. You can make another claim later.</p>
    </ConfirmButton>
  );
}
