import { graphql } from 'react-relay';
import type { setTaskMutation } from '../../../../__generated__/setTaskMutation.graphql';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../../data/timelineTail';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import { isTaskDoneInHtml, setTaskInHtml } from './setTaskInHtml';

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
    const subject = store.get(subjectId);
    const html: unknown = subject?.getValue('bodyHTML');
    if (!subject || typeof html !== 'string') return;
    const changed = setTaskInHtml(html, task, done);
    subject.setValue(changed, 'bodyHTML');
    // Comments do not count their tasks.
    const completed: unknown = subject.getValue('completedTaskCount');
    if (typeof completed === 'number' && isTaskDoneInHtml(html, task) !== isTaskDoneInHtml(changed, task))
      subject.setValue(completed + (done ? 1 : -1), 'completedTaskCount');
  },
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
};
