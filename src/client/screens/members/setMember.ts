import { graphql } from 'react-relay';
import type { setMemberMutation } from '../../../../__generated__/setMemberMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/**
 * Gives somebody a role in a project.
 *
 * @param membershipId of one who is a member already: their new role shows at once
 */
export const setMember = (membershipId?: string): MutationDefinition<setMemberMutation, 'immediate'> => ({
  name: 'setMember',
  delivery: 'immediate',
  document: graphql`
    mutation setMemberMutation($input: SetMemberInput!) {
      edit: setMember(input: $input) {
        membership {
          ...MemberRow_membership
        }
        project {
          # What one may do there is another where it was one’s own role.
          # eslint-disable-next-line relay/unused-fields
          viewerCan
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { role }) => {
    if (membershipId !== undefined) store.get(membershipId)?.setValue(role, 'role');
  },
});
