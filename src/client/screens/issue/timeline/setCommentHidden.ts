import { graphql } from 'react-relay';
import type { setCommentHiddenMutation } from '../../../../../__generated__/setCommentHiddenMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Hides a comment, for example spam, or shows it again. */
export const setCommentHidden: MutationDefinition<setCommentHiddenMutation, 'queued'> = {
  name: 'setCommentHidden',
  delivery: 'queued',
  document: graphql`
    mutation setCommentHiddenMutation($input: SetCommentHiddenInput!) {
      edit: setCommentHidden(input: $input) {
        comment {
          ...TimelineComment_comment
        }
        issue {
          ...issueUpdate_issue @arguments(fields: false)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { id, hidden }) => {
    store.get(id)?.setValue(hidden, 'hidden');
  },
};
