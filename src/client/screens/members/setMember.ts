import { graphql } from 'react-relay';
import type { setMemberMutation } from '../../../../__generated__/setMemberMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/**
 * Adds a member to a project or changes the role of a member.
 *
 * @param membershipId of an existing member, whose role is updated optimistically
 */
export const createSetMemberMutation = (
  membershipId?: string,
): MutationDefinition<setMemberMutation, 'immediate'> => ({
  name: 'setMember',
  delivery: 'immediate',
  document: graphql`
    mutation setMemberMutation($input: SetMemberInput!) {
      edit: setMember(input: $input) {
        membership {
          ...MemberRow_membership
        }
        # The viewer's permissions change with their own role.
        project {
          ...MemberActions_project
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
