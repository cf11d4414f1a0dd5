import { graphql } from 'react-relay';
import type { createUserMutation } from '../../../../../__generated__/createUserMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Creates an account. The response contains the secret of its password link; it cannot be read later. */
export const createUser: MutationDefinition<createUserMutation, 'immediate'> = {
  name: 'createUser',
  delivery: 'immediate',
  document: graphql`
    mutation createUserMutation($input: CreateUserInput!) {
      edit: createUser(input: $input) {
        passwordSecret
        errors {
          ...userError_error
        }
      }
    }
  `,
};
