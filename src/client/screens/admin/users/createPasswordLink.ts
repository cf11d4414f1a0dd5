import { graphql } from 'react-relay';
import type { createPasswordLinkMutation } from '../../../../../__generated__/createPasswordLinkMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Creates a link with which a user chooses a password. The response contains its secret; it cannot be read later. */
export const createPasswordLink: MutationDefinition<createPasswordLinkMutation, 'immediate'> = {
  name: 'createPasswordLink',
  delivery: 'immediate',
  document: graphql`
    mutation createPasswordLinkMutation($input: CreatePasswordLinkInput!) {
      edit: createPasswordLink(input: $input) {
        secret
        errors {
          ...userError_error
        }
      }
    }
  `,
};
