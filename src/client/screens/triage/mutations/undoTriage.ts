import { graphql } from 'react-relay';
import type { undoTriageMutation } from '../../../../../__generated__/undoTriageMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Undoes the viewer's last decision about an issue. The issue returns to the front of the viewer's leases. */
export const undoTriage: MutationDefinition<undoTriageMutation, 'queued'> = {
  name: 'undoTriage',
  delivery: 'queued',
  document: graphql`
    mutation undoTriageMutation($input: UndoTriageInput!) {
      edit: undoTriage(input: $input) {
        issue {
          ...issueUpdate_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
