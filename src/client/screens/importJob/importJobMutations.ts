/** Mutations of an import. They are never queued, because each returns what the page shows next. */
import { graphql } from 'react-relay';
import type { importJobMutations_cancelMutation } from '../../../../__generated__/importJobMutations_cancelMutation.graphql';
import type { importJobMutations_deleteMutation } from '../../../../__generated__/importJobMutations_deleteMutation.graphql';
import type { importJobMutations_startMutation } from '../../../../__generated__/importJobMutations_startMutation.graphql';
import type { importJobMutations_updateMutation } from '../../../../__generated__/importJobMutations_updateMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Starts an import, or resumes one that was canceled or has failed. */
export const startImport: MutationDefinition<importJobMutations_startMutation, 'immediate'> = {
  name: 'startImport',
  delivery: 'immediate',
  document: graphql`
    mutation importJobMutations_startMutation($input: StartImportInput!) {
      edit: startImport(input: $input) {
        importJob {
          ...ImportJobView_job
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Cancels a running import. Imported issues are kept. */
export const cancelImport: MutationDefinition<importJobMutations_cancelMutation, 'immediate'> = {
  name: 'cancelImport',
  delivery: 'immediate',
  document: graphql`
    mutation importJobMutations_cancelMutation($input: CancelImportInput!) {
      edit: cancelImport(input: $input) {
        importJob {
          ...ImportJobView_job
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Changes the format or mapping of an import. The response contains the updated preview. */
export const updateImport: MutationDefinition<importJobMutations_updateMutation, 'immediate'> = {
  name: 'updateImport',
  delivery: 'immediate',
  document: graphql`
    mutation importJobMutations_updateMutation($input: UpdateImportInput!) {
      edit: updateImport(input: $input) {
        importJob {
          ...ImportJobView_job
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/**
 * Deletes an import with its uploaded file. Imported issues are kept. The list of imports, which is opened next, is
 * refetched.
 */
export const deleteImport: MutationDefinition<importJobMutations_deleteMutation, 'immediate'> = {
  name: 'deleteImport',
  delivery: 'immediate',
  document: graphql`
    mutation importJobMutations_deleteMutation($input: DeleteImportInput!) {
      edit: deleteImport(input: $input) {
        errors {
          ...userError_error
        }
      }
    }
  `,
};
