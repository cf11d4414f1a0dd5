import { graphql } from 'react-relay';
import type { updateCommentMutation } from '../../../../../__generated__/updateCommentMutation.graphql';
import { draftKeyBuilders } from '../../../drafts/drafts';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import { plainTextToHtml } from '../../../data/plainTextToHtml';

/** Changes the text of a comment. */
export const updateComment: MutationDefinition<updateCommentMutation, 'queued'> = {
  name: 'updateComment',
  delivery: 'queued',
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
  optimisticUpdater: (store, { id, body }) => {
    const comment = store.get(id);
    comment?.setValue(body, 'body');
    comment?.setValue(plainTextToHtml(body), 'bodyHTML');
  },
  draftFor: ({ id, body }, draft) => ({ place: draftKeyBuilders.commentEdit(id), text: draft ?? body }),
};
