import { graphql, useFragment } from 'react-relay';
import type { CancelPersonClaimButton_claim$key } from '../../../../__generated__/CancelPersonClaimButton_claim.graphql';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { ConfirmButton } from '../permissions/ConfirmButton';
import type { CancelPersonClaimButtonMutation } from '../../../../__generated__/CancelPersonClaimButtonMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

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
      <p>Administrators no longer see the claim. You can make another one later.</p>
    </ConfirmButton>
  );
}

const cancelPersonClaim: MutationDefinition<CancelPersonClaimButtonMutation, 'immediate'> = {
  name: 'cancelPersonClaim',
  delivery: 'immediate',
  document: graphql`
    mutation CancelPersonClaimButtonMutation($input: CancelPersonClaimInput!) {
      edit: cancelPersonClaim(input: $input) {
        claim {
          # For all lists that show the claim.
          state
          ...CancelPersonClaimButton_claim
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
