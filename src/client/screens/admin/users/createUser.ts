import { graphql } from 'react-relay';
import type { createUserMutation } from '../../../../../__generated__/createUserMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Makes an account. The secret of the link by which its owner chooses a password comes this once. */
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
