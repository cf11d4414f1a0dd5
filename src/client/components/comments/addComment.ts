import { graphql } from 'react-relay';
import { type RecordProxy, type RecordSourceProxy, ConnectionHandler } from 'relay-runtime';
import type { addCommentMutation } from '../../../../__generated__/addCommentMutation.graphql';
import { draftKeyBuilders } from '../../drafts/drafts';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import {
  appendNewTimelineItems,
  appendTimelineItem,
  changeTimelineCount,
  getNewestTimelineConnections,
  getLoadedPreviewTimelineIds,
  getTimelineOnScreenVariable,
} from '../../data/timelineTail';
import { findLoadedViewer } from '../../data/optimisticIssue';
import { plainTextToHtml } from '../../data/plainTextToHtml';
import type { addCommentUndoMutation } from '../../../../__generated__/addCommentUndoMutation.graphql';

/** Adds a comment to an issue. */
export const addComment: MutationDefinition<addCommentMutation, 'queued'> = {
  name: 'addComment',
  delivery: 'queued',
  document: graphql`
    mutation addCommentMutation($input: AddCommentInput!, $onScreen: Boolean!, $connections: [ID!]!) {
      edit: addComment(input: $input) {
        comment @appendNode(connections: $connections, edgeTypeName: "TimelineItemEdge") {
          id
          ...issueUpdate_comment
        }
        issue {
          ...issueUpdate_issue @arguments(fields: false)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { issueId }) => ({
    ...getTimelineOnScreenVariable(environment, issueId),
    connections: getLoadedPreviewTimelineIds(environment, issueId),
  }),
  optimisticUpdater: (store, { issueId, body }) => {
    const issue = store.get(issueId);
    if (!issue) return;
    const comment = createOptimisticComment(store, issue, body);
    for (const timeline of getNewestTimelineConnections(issue)) {
      appendTimelineItem(store, timeline, comment);
      changeTimelineCount(timeline, 1);
    }
    issue.setValue(Number(issue.getValue('commentCount')) + 1, 'commentCount');
  },
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
  draftFor: ({ issueId, body }) => ({ draftKey: draftKeyBuilders.comment(issueId), text: body }),
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
  comment.setLinkedRecords([], 'reactions');
  // The viewer has no permissions on an optimistic comment, because it has no server id yet.
  comment.setValue([], 'viewerCan');
  const viewer = findLoadedViewer(store);
  if (viewer) comment.setLinkedRecord(viewer, 'author');
  else comment.setValue(null, 'author');
  return comment;
}

let optimisticCommentCount = 0;

/** Removes the viewer's new comment from the timeline, as if it had not been written. */
export const undoComment: MutationDefinition<addCommentUndoMutation, 'queued'> = {
  name: 'undoComment',
  delivery: 'queued',
  document: graphql`
    mutation addCommentUndoMutation($input: DeleteCommentInput!) {
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
