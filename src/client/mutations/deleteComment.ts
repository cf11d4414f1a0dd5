import { graphql } from 'react-relay';
import type { deleteCommentMutation } from '../../../__generated__/deleteCommentMutation.graphql';
import type { Edit } from './Edit';

/** Takes away what somebody said: that something was said there stays to be seen. */
export const deleteComment: Edit<deleteCommentMutation> = {
  name: 'deleteComment',
  document: graphql`
    mutation deleteCommentMutation($input: DeleteCommentInput!) {
      edit: deleteComment(input: $input) {
        comment {
          ...TimelineComment_comment
        }
        issue {
          version
          ...IssueRow_issue
          ...IssueHeader_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimistic: (store, { id }) => {
    const comment = store.get(id);
    comment?.setValue('', 'bodyHTML');
    comment?.setValue(new Date().toISOString(), 'removedAt');
  },
};
