import { graphql } from 'react-relay';
import type { setTaskMutation } from '../../../../__generated__/setTaskMutation.graphql';
import type { setTaskUpdatableQuery } from '../../../../__generated__/setTaskUpdatableQuery.graphql';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../../data/timelineTail';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Ticks or unticks a task in a description or comment. */
export const setTask: MutationDefinition<setTaskMutation, 'queued'> = {
  name: 'setTask',
  delivery: 'queued',
  document: graphql`
    mutation setTaskMutation($input: SetTaskInput!, $onScreen: Boolean!) {
      edit: setTask(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(fields: false, text: true)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        comment {
          ...issueUpdate_comment
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { subjectId }) => getTimelineOnScreenVariable(environment, subjectId),
  optimisticUpdater: (store, { subjectId, task, done }) => {
    const { subject } = store.readUpdatableQuery<setTaskUpdatableQuery>(
      graphql`
        query setTaskUpdatableQuery($subjectId: ID!) @updatable {
          subject: node(id: $subjectId) {
            ... on Issue {
              __typename
              bodyHTML
              completedTaskCount
            }
            ... on Comment {
              __typename
              bodyHTML
            }
          }
        }
      `,
      { subjectId },
    ).updatableData;
    // The store has the text and the count only if the page shows them.
    if (!subject || subject.__typename === '%other' || typeof subject.bodyHTML !== 'string') return;
    const html = subject.bodyHTML;
    const changed = setTaskInHtml(html, task, done);
    subject.bodyHTML = changed;
    if (
      subject.__typename === 'Issue' &&
      typeof subject.completedTaskCount === 'number' &&
      isTaskDoneInHtml(html, task) !== isTaskDoneInHtml(changed, task)
    )
      subject.completedTaskCount += done ? 1 : -1;
  },
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
};

/** Ticks or unticks the checkbox of a task in rendered HTML. */
export function setTaskInHtml(html: string, task: string, isDone: boolean): string {
  return html.replace(createCheckboxPattern(task), (box) => {
    const unticked = box.replace(CHECKED_PATTERN, '').replace('"Done"', '"Not done"');
    return isDone ? unticked.replace('<input', '<input checked').replace('"Not done"', '"Done"') : unticked;
  });
}

/** Whether rendered HTML contains the checkbox of a task and it is ticked. */
export const isTaskDoneInHtml = (html: string, task: string): boolean =>
  CHECKED_PATTERN.test(createCheckboxPattern(task).exec(html)?.[0] ?? '');

const CHECKED_PATTERN = / checked(?:="")?/;

const createCheckboxPattern = (task: string): RegExp =>
  new RegExp(`<input[^>]* data-task="${task.replaceAll('.', '\\.')}"[^>]*>`);
