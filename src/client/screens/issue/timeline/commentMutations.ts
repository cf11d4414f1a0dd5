import { graphql } from 'react-relay';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import type { commentMutationsUpdatableQuery } from '../../../../../__generated__/commentMutationsUpdatableQuery.graphql';
import type { commentMutationsUpdateMutation } from '../../../../../__generated__/commentMutationsUpdateMutation.graphql';
import { draftKeyBuilders } from '../../../drafts/drafts';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import { plainTextToHtml } from '../../../data/plainTextToHtml';
import type { commentMutationsSetHiddenMutation } from '../../../../../__generated__/commentMutationsSetHiddenMutation.graphql';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../../../data/timelineTail';
import type { commentMutationsDeleteMutation } from '../../../../../__generated__/commentMutationsDeleteMutation.graphql';

/** Changes the text of a comment. */
export const updateComment: MutationDefinition<commentMutationsUpdateMutation, 'queued'> = {
  name: 'updateComment',
  delivery: 'queued',
  document: graphql`
    mutation commentMutationsUpdateMutation($input: UpdateCommentInput!) {
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
    const comment = readUpdatableComment(store, id);
    if (!comment) return;
    comment.body = body;
    comment.bodyHTML = plainTextToHtml(body);
  },
  draftFor: ({ id, body }, draft) => ({ draftKey: draftKeyBuilders.commentEdit(id), text: draft ?? body }),
};

/** Hides a comment, for example spam, or shows it again. */
export const setCommentHidden: MutationDefinition<commentMutationsSetHiddenMutation, 'queued'> = {
  name: 'setCommentHidden',
  delivery: 'queued',
  document: graphql`
    mutation commentMutationsSetHiddenMutation($input: SetCommentHiddenInput!, $onScreen: Boolean!) {
      edit: setCommentHidden(input: $input) {
        comment {
          ...TimelineComment_comment
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
  extraVariables: (environment, { id }) => {
    const issueId = readCommentIssueId(environment, id);
    return issueId === undefined ? { onScreen: false } : getTimelineOnScreenVariable(environment, issueId);
  },
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
  optimisticUpdater: (store, { id, hidden }) => {
    const comment = readUpdatableComment(store, id);
    if (comment) comment.hidden = hidden;
  },
};

/** Id of the issue of a comment in Relay's store. */
function readCommentIssueId(environment: IEnvironment, id: string): string | undefined {
  const record: unknown = environment.getStore().getSource().get(id);
  return (record as { issue?: { __ref?: string } } | null | undefined)?.issue?.__ref;
}

/** Deletes the text of a comment. The timeline keeps a note that a comment was deleted. */
export const deleteComment: MutationDefinition<commentMutationsDeleteMutation, 'queued'> = {
  name: 'deleteComment',
  delivery: 'queued',
  document: graphql`
    mutation commentMutationsDeleteMutation($input: DeleteCommentInput!) {
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
    const comment = readUpdatableComment(store, id);
    if (!comment) return;
    comment.bodyHTML = '';
    comment.removedAt = new Date().toISOString();
  },
};

/** The fields of a comment that are changed before the server has answered; null if the store does not have it. */
function readUpdatableComment(store: RecordSourceProxy, id: string) {
  const { node } = store.readUpdatableQuery<commentMutationsUpdatableQuery>(
    graphql`
      query commentMutationsUpdatableQuery($id: ID!) @updatable {
        node(id: $id) {
          ... on Comment {
            __typename
            body
            bodyHTML
            hidden
            removedAt
          }
        }
      }
    `,
    { id },
  ).updatableData;
  return node?.__typename === 'Comment' ? node : null;
}
