import { graphql } from 'react-relay';
import type { updateIssueMutation } from '../../../__generated__/updateIssueMutation.graphql';
import { draftOf } from '../drafts/drafts';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewItems, issueUpdateVariables } from '../data/timelineTail';
import { plainHtml } from '../data/plainHtml';
import { changeAssignees, changeLabels, changeLink } from '../data/optimisticIssue';

/** Changes fields of an issue. Absent fields stay unchanged. */
export const updateIssue: MutationDefinition<updateIssueMutation, 'queued'> = {
  name: 'updateIssue',
  delivery: 'queued',
  document: graphql`
    mutation updateIssueMutation($input: UpdateIssueInput!, $onScreen: Boolean!) {
      edit: updateIssue(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(screen: $onScreen, timeline: $onScreen)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { id }) => issueUpdateVariables(environment, id),
  optimisticUpdater: (store, input) => {
    const issue = store.get(input.id);
    if (!issue) return;
    for (const field of ['title', 'type', 'priority', 'locked', 'dueOn'] as const) {
      const value = input[field];
      if (value !== undefined) issue.setValue(value, field);
    }
    if (input.body != null) {
      issue.setValue(input.body, 'body');
      issue.setValue(plainHtml(input.body), 'bodyHTML');
    }
    if (input.milestoneId !== undefined) changeLink(store, issue, 'milestone', input.milestoneId);
    if (input.parentId !== undefined) changeLink(store, issue, 'parent', input.parentId);
    changeLabels(store, issue, {
      set: input.labelIds,
      add: input.addLabelIds,
      remove: input.removeLabelIds,
    });
    changeAssignees(store, issue, {
      set: input.assigneeIds,
      add: input.addAssigneeIds,
      remove: input.removeAssigneeIds,
    });
  },
  draftFor: ({ id, title, body }, draft) => {
    if (draft === undefined || (title == null && body == null)) return null;
    return { place: body == null ? draftOf.title(id) : draftOf.body(id), text: draft };
  },
  updater: (store, { id }) => appendNewItems(store, id),
};
