import { graphql } from 'react-relay';
import type { createImportMutation } from '../../../../__generated__/createImportMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Creates an import, whose file is uploaded next. The mutation is not queued, because the page needs the new id. */
export const createImport: MutationDefinition<createImportMutation, 'immediate'> = {
  name: 'createImport',
  delivery: 'immediate',
  document: graphql`
    mutation createImportMutation($input: CreateImportInput!) {
      edit: createImport(input: $input) {
        importJob {
          id
          number
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
