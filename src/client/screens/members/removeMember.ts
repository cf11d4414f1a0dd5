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
        project {
          # The viewer's permissions change when they leave the project.
          # eslint-disable-next-line relay/unused-fields
          viewerCan
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
