import { graphql } from 'react-relay';
import type { requestInformationMutation } from '../../../../../__generated__/requestInformationMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import { triageDraftKeys } from './drafts';

/** Asks for information in a comment, and snoozes the issue until it is answered. */
export const requestInformation: MutationDefinition<requestInformationMutation, 'queued'> = {
  name: 'requestInformation',
  delivery: 'queued',
  document: graphql`
    mutation requestInformationMutation($input: RequestInformationInput!) {
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
  draftFor: ({ issueId, comment }) => ({ place: triageDraftKeys.information(issueId), text: comment }),
};
