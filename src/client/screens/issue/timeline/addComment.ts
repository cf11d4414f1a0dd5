import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { addCommentMutation } from '../../../../../__generated__/addCommentMutation.graphql';
import { draftKeys } from '../../../drafts/drafts';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import {
  appendNewTimelineItems,
  TIMELINE_TAIL_CONNECTION_KEY,
  getTimelineOnScreenVariable,
} from '../../../data/timelineTail';
import { plainTextToHtml } from '../../../data/plainTextToHtml';

/** Adds a comment to an issue. */
export const addComment: MutationDefinition<addCommentMutation, 'queued'> = {
  name: 'addComment',
  delivery: 'queued',
  document: graphql`
    mutation addCommentMutation($input: AddCommentInput!, $onScreen: Boolean!) {
      edit: addComment(input: $input) {
        comment {
          id
        }
        issue {
          ...issueUpdate_issue @arguments(fields: false, timeline: $onScreen)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { issueId }) => getTimelineOnScreenVariable(environment, issueId),
  optimisticUpdater: (store, { issueId, body }) => {
    const issue = store.get(issueId);
    const tail = issue && ConnectionHandler.getConnection(issue, TIMELINE_TAIL_CONNECTION_KEY);
    if (!tail) return;
    const edge = ConnectionHandler.createEdge(
      store,
      tail,
      createOptimisticComment(store, issue, body),
      'TimelineItemEdge',
    );
    ConnectionHandler.insertEdgeAfter(tail, edge);
    tail.setValue(Number(tail.getValue('totalCount')) + 1, 'totalCount');
    issue.setValue(Number(issue.getValue('commentCount')) + 1, 'commentCount');
  },
  updater: (store, { issueId }) => appendNewTimelineItems(store, issueId),
  draftFor: ({ issueId, body }) => ({ place: draftKeys.comment(issueId), text: body }),
};

/** Creates the optimistic record of a new comment by the viewer. */
function createOptimisticComment(store: RecordSourceProxy, issue: RecordProxy, body: string) {
  const comment = store.create(`client:comment:${issue.getDataID()}:${++optimisticCommentCount}`, 'Comment');
  comment.setLinkedRecord(issue, 'issue');
  comment.setValue(comment.getDataID(), 'id');
  comment.setValue(body, 'body');
  comment.setValue(plainTextToHtml(body), 'bodyHTML');
  comment.setValue(new Date().toISOString(), 'createdAt');
  comment.setValue(null, 'editedAt');
  comment.setValue(null, 'removedAt');
  comment.setValue(false, 'hidden');
  // The viewer has no permissions on an optimistic comment, because it has no server id yet.
  comment.setValue([], 'viewerCan');
  const viewer = store.getRoot().getLinkedRecord('viewer');
  if (viewer) comment.setLinkedRecord(viewer, 'author');
  else comment.setValue(null, 'author');
  return comment;
}

let optimisticCommentCount = 0;
