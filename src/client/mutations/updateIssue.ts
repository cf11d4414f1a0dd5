import { graphql } from 'react-relay';
import type { updateIssueMutation } from '../../../__generated__/updateIssueMutation.graphql';
import type { Edit } from './Edit';
import { appendNewest, whereSeen } from './newestItems';
import { plainHtml } from './plainHtml';
import { changeAssignees, changeLabels, changeLink } from './optimisticIssue';

/** Changes fields of an issue. Those that are absent stay as they are. */
export const updateIssue: Edit<updateIssueMutation> = {
  name: 'updateIssue',
  document: graphql`
    mutation updateIssueMutation($input: UpdateIssueInput!, $timeline: Boolean!) {
      edit: updateIssue(input: $input) {
        issue {
          version
          ...IssueRow_issue
          ...PeekFields_issue
          ...IssueHeader_issue
          ...IssueText_issue
          ...IssueFields_issue
          newest: timeline(last: 30) @include(if: $timeline) {
            totalCount
            edges {
              node {
                ...TimelineRun_node
              }
            }
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  variables: (environment, { id }) => whereSeen(environment, id),
  optimistic: (store, input) => {
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
  updater: (store, { id }) => appendNewest(store, id),
};
