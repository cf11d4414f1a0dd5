import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { updateIssueMutation } from '../../../__generated__/updateIssueMutation.graphql';
import type { updateIssueUpdatableQuery } from '../../../__generated__/updateIssueUpdatableQuery.graphql';
import { draftKeyBuilders } from '../drafts/drafts';
import {
  createQueuedMutation,
  type MutationDefinition,
  type MutationInput,
} from './queue/MutationDefinition';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../data/timelineTail';
import { plainTextToHtml } from '../data/plainTextToHtml';
import {
  changeIssueAssigneesInStore,
  changeIssueLabelsInStore,
  changeLinkedRelayRecord,
} from '../data/optimisticIssue';

/** Changes fields of an issue. Absent fields stay unchanged. */
export const updateIssue: MutationDefinition<updateIssueMutation, 'queued'> = {
  name: 'updateIssue',
  delivery: 'queued',
  document: graphql`
    mutation updateIssueMutation($input: UpdateIssueInput!, $onScreen: Boolean!, $text: Boolean!) {
      edit: updateIssue(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(screen: $onScreen, text: $text)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { id, body }) => ({
    ...getTimelineOnScreenVariable(environment, id),
    text: body != null,
  }),
  optimisticUpdater: (store, input) => {
    const issue = store.get(input.id);
    if (!issue) return;
    setIssueFieldsInStore(store, input);
    // Updatable queries cannot link a record of which only the id is known.
    if (input.milestoneId !== undefined)
      changeLinkedRelayRecord(store, issue, 'milestone', input.milestoneId);
    if (input.parentId !== undefined) changeLinkedRelayRecord(store, issue, 'parent', input.parentId);
    changeIssueLabelsInStore(store, issue, {
      set: input.labelIds,
      add: input.addLabelIds,
      remove: input.removeLabelIds,
    });
    changeIssueAssigneesInStore(store, issue, {
      set: input.assigneeIds,
      add: input.addAssigneeIds,
      remove: input.removeAssigneeIds,
    });
  },
  draftFor: ({ id, title, body }, draft) => {
    if (draft === undefined || (title == null && body == null)) return null;
    return { place: body == null ? draftKeyBuilders.title(id) : draftKeyBuilders.body(id), text: draft };
  },
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
};

type IssueFieldValues = Omit<MutationInput<updateIssueMutation>, 'id'>;

/**
 * Creates a mutation of an issue's fields, and the one that undoes it.
 *
 * @param before the previous values of the changed fields
 */
export const createIssueUpdate = (id: string, after: IssueFieldValues, before: IssueFieldValues) => ({
  mutation: createQueuedMutation(updateIssue, { id, ...after }),
  inverse: createQueuedMutation(updateIssue, { id, ...before, undo: true }),
});

/** Writes the changed fields of an issue to Relay's store, except labels, assignees and linked records. */
function setIssueFieldsInStore(store: RecordSourceProxy, input: MutationInput<updateIssueMutation>): void {
  const { issue } = store.readUpdatableQuery<updateIssueUpdatableQuery>(
    graphql`
      query updateIssueUpdatableQuery($id: ID!) @updatable {
        issue: node(id: $id) {
          ... on Issue {
            __typename
            title
            type
            priority
            locked
            dueOn
            isHeld
            body
            bodyHTML
          }
        }
      }
    `,
    { id: input.id },
  ).updatableData;
  if (issue?.__typename !== 'Issue') return;
  const { title, type, priority, locked, dueOn, held, body } = input;
  if (title != null) issue.title = title;
  if (type != null) issue.type = type;
  if (priority != null) issue.priority = priority;
  if (locked != null) issue.locked = locked;
  if (dueOn !== undefined) issue.dueOn = dueOn;
  if (held != null) issue.isHeld = held;
  if (body != null) {
    issue.body = body;
    issue.bodyHTML = plainTextToHtml(body);
  }
}
