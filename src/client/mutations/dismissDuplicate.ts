import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { dismissDuplicateMutation } from '../../../__generated__/dismissDuplicateMutation.graphql';
import { joinErrorMessages } from '../errors/UserError';
import { commitImmediateMutation } from './queue/commitImmediateMutation';
import type { MutationDefinition, MutationInput } from './queue/MutationDefinition';

const dismissDuplicateDefinition: MutationDefinition<dismissDuplicateMutation, 'immediate'> = {
  name: 'dismissDuplicate',
  delivery: 'immediate',
  document: graphql`
    mutation dismissDuplicateMutation($input: DismissDuplicateInput!) {
      edit: dismissDuplicate(input: $input) {
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Dismisses a pair of suggested duplicates, or undoes the dismissal. Rejects with the server's messages. */
export async function dismissDuplicate(
  environment: IEnvironment,
  input: MutationInput<dismissDuplicateMutation>,
): Promise<undefined> {
  const result = await commitImmediateMutation(environment, dismissDuplicateDefinition, input);
  if (result.status === 'refused') throw new Error(joinErrorMessages(result.errors));
}
