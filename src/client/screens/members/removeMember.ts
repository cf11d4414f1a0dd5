import { graphql } from 'react-relay';
import type { removeMemberMutation } from '../../../../__generated__/removeMemberMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Ends somebody’s membership, or one’s own. */
export const removeMember: MutationDefinition<removeMemberMutation, 'immediate'> = {
  name: 'removeMember',
  delivery: 'immediate',
  document: graphql`
    mutation removeMemberMutation($input: RemoveMemberInput!) {
      edit: removeMember(input: $input) {
        project {
          # What one may do there is another where it was one’s own.
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
