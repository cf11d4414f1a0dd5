import { graphql } from 'react-relay';
import type { snoozeTriageMutation } from '../../../../../__generated__/snoozeTriageMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Snoozes an issue until a date or until the next comment. */
export const snoozeTriage: MutationDefinition<snoozeTriageMutation, 'queued'> = {
  name: 'snoozeTriage',
  delivery: 'queued',
  document: graphql`
    mutation snoozeTriageMutation($input: SnoozeTriageInput!) {
      edit: snoozeTriage(input: $input) {
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
