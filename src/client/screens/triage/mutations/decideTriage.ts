import { graphql } from 'react-relay';
import type { decideTriageMutation } from '../../../../../__generated__/decideTriageMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import { triageDraftKeys } from './drafts';

/** Accepts an issue, closes it as a duplicate, or declines it. */
export const decideTriage: MutationDefinition<decideTriageMutation, 'queued'> = {
  name: 'decideTriage',
  delivery: 'queued',
  document: graphql`
    mutation decideTriageMutation($input: DecideTriageInput!) {
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
    reason == null || reason === '' ? null : { place: triageDraftKeys.decline(issueId), text: reason },
};
