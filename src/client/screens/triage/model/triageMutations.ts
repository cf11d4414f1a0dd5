import { graphql } from 'react-relay';
import type { triageMutationsDecideMutation } from '../../../../../__generated__/triageMutationsDecideMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import type { triageMutationsRequestInformationMutation } from '../../../../../__generated__/triageMutationsRequestInformationMutation.graphql';
import type { triageMutationsSnoozeMutation } from '../../../../../__generated__/triageMutationsSnoozeMutation.graphql';
import type { triageMutationsUndoMutation } from '../../../../../__generated__/triageMutationsUndoMutation.graphql';

/** Accepts an issue, closes it as a duplicate, or declines it. */
export const decideTriage: MutationDefinition<triageMutationsDecideMutation, 'queued'> = {
  name: 'decideTriage',
  delivery: 'queued',
  document: graphql`
    mutation triageMutationsDecideMutation($input: DecideTriageInput!) {
      edit: decideTriage(input: $input) {
        issue {
          ...issueUpdate_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  draftFor: ({ issueId, reason }) =>
    reason == null || reason === '' ? null : { draftKey: triageDraftKeys.decline(issueId), text: reason },
};

/** Asks for information in a comment, and snoozes the issue until it is answered. */
export const requestInformation: MutationDefinition<triageMutationsRequestInformationMutation, 'queued'> = {
  name: 'requestInformation',
  delivery: 'queued',
  document: graphql`
    mutation triageMutationsRequestInformationMutation($input: RequestInformationInput!) {
      edit: requestInformation(input: $input) {
        issue {
          ...issueUpdate_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  draftFor: ({ issueId, comment }) => ({ draftKey: triageDraftKeys.information(issueId), text: comment }),
};

/** Snoozes an issue until a date or until the next comment. */
export const snoozeTriage: MutationDefinition<triageMutationsSnoozeMutation, 'queued'> = {
  name: 'snoozeTriage',
  delivery: 'queued',
  document: graphql`
    mutation triageMutationsSnoozeMutation($input: SnoozeTriageInput!) {
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

/** Undoes the viewer's last decision about an issue. The issue returns to the front of the viewer's leases. */
export const undoTriage: MutationDefinition<triageMutationsUndoMutation, 'queued'> = {
  name: 'undoTriage',
  delivery: 'queued',
  document: graphql`
    mutation triageMutationsUndoMutation($input: UndoTriageInput!) {
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

/** Storage keys of the texts that are written on the triage screen, by the id of the issue. */
export const triageDraftKeys = {
  decline: (issueId: string): string => `decline.${issueId}`,
  information: (issueId: string): string => `information.${issueId}`,
};
