import { graphql } from 'react-relay';
import type { deleteCommentMutation } from '../../../../../__generated__/deleteCommentMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Deletes the text of a comment. The timeline keeps a note that a comment was deleted. */
export const deleteComment: MutationDefinition<deleteCommentMutation, 'queued'> = {
  name: 'deleteComment',
  delivery: 'queued',
  document: graphql`
    mutation deleteCommentMutation($input: DeleteCommentInput!) {
      edit: deleteComment(input: $input) {
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
  optimisticUpdater: (store, { id }) => {
    const comment = store.get(id);
    comment?.setValue('', 'bodyHTML');
    comment?.setValue(new Date().toISOString(), 'removedAt');
  },
};
