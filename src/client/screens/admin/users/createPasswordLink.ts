import { graphql } from 'react-relay';
import type { createPasswordLinkMutation } from '../../../../../__generated__/createPasswordLinkMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Makes a link by which somebody chooses a password. Its secret comes this once. */
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
