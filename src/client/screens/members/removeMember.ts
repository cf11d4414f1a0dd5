import { graphql } from 'react-relay';
import type { removeMemberMutation } from '../../../../__generated__/removeMemberMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Removes a user, who may be the viewer, from the members of a project. */
export const removeMember: MutationDefinition<removeMemberMutation, 'immediate'> = {
  name: 'removeMember',
  delivery: 'immediate',
  document: graphql`
    mutation removeMemberMutation($input: RemoveMemberInput!) {
      edit: removeMember(input: $input) {
        # The viewer's permissions change when their own membership ends.
        project {
          ...MemberActions_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
