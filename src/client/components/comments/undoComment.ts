import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { undoCommentMutation } from '../../../../__generated__/undoCommentMutation.graphql';
import { changeTimelineCount, getNewestTimelineConnections } from '../../data/timelineTail';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Removes the viewer's new comment from the timeline, as if it had not been written. */
export const undoComment: MutationDefinition<undoCommentMutation, 'queued'> = {
  name: 'undoComment',
  delivery: 'queued',
  document: graphql`
    mutation undoCommentMutation($input: DeleteCommentInput!) {
      edit: deleteComment(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(fields: false)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { id }) => {
    const issue = store.getRootField('deleteComment')?.getLinkedRecord('issue');
    for (const timeline of issue ? getNewestTimelineConnections(issue) : []) {
      ConnectionHandler.deleteNode(timeline, id);
      changeTimelineCount(timeline, -1);
    }
  },
};
