import { graphql } from 'react-relay';
import type { updateIssueMutation } from '../../../__generated__/updateIssueMutation.graphql';
import { draftKeyBuilders } from '../drafts/drafts';
import type { MutationDefinition } from './queue/MutationDefinition';
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
    for (const field of ['title', 'type', 'priority', 'locked', 'dueOn'] as const) {
      const value = input[field];
      if (value !== undefined) issue.setValue(value, field);
    }
    if (input.held != null) issue.setValue(input.held, 'isHeld');
    if (input.body != null) {
      issue.setValue(input.body, 'body');
      issue.setValue(plainTextToHtml(input.body), 'bodyHTML');
    }
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
