import { graphql } from 'react-relay';
import type { updateCommentMutation } from '../../../__generated__/updateCommentMutation.graphql';
import { draftOf, writeDraft } from '../drafts/drafts';
import type { Edit } from './Edit';
import { plainHtml } from './plainHtml';

/** Changes what somebody said. */
export const updateComment: Edit<updateCommentMutation> = {
  name: 'updateComment',
  document: graphql`
    mutation updateCommentMutation($input: UpdateCommentInput!) {
      edit: updateComment(input: $input) {
        comment {
          ...TimelineComment_comment
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimistic: (store, { id, body }) => {
    const comment = store.get(id);
    comment?.setValue(body, 'body');
    comment?.setValue(plainHtml(body), 'bodyHTML');
  },
  giveBack: (person, { id, body }) => writeDraft(person, draftOf.commentEdit(id), body),
};
