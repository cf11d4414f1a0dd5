import { graphql } from 'react-relay';
import type { claimPersonMutation } from '../../../../__generated__/claimPersonMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Creates a claim of the viewer to be an imported person, which administrators decide. */
export const claimPerson: MutationDefinition<claimPersonMutation, 'immediate'> = {
  name: 'claimPerson',
  delivery: 'immediate',
  document: graphql`
    mutation claimPersonMutation($input: ClaimPersonInput!) {
      edit: claimPerson(input: $input) {
        claim {
          person {
            ...ImportedPersonRow_user
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
