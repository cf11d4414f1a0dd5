/** Tasks of demo issues that request a feature or maintenance. */
import type { DefaultWorkflowStateName } from '../../../shared/workflow';
import type { DemoIssueKind } from '../project/DemoIssueSubject';
import type { RandomGenerator } from '../project/RandomGenerator';

/** Share of these issues with a task list, from 0 to 1. */
const DEMO_TASK_LIST_SHARE = 0.3;

/** Appends a task list to the body of some issues. All tasks of done issues are ticked. */
export function appendDemoTasks(
  body: string,
  kind: DemoIssueKind,
  state: DefaultWorkflowStateName,
  random: RandomGenerator,
): string {
  if ((kind !== 'wish' && kind !== 'chore') || !random.nextBoolean(DEMO_TASK_LIST_SHARE)) return body;
  const tasks = DEMO_TASKS.filter(() => random.nextBoolean(0.7));
  const done = countDoneTasks(tasks.length, state, random);
  const lines = tasks.map((task, index) => `- [${index < done ? 'x' : ' '}] ${task}`);
  return lines.length === 0 ? body : `${body}\n\n### Tasks\n\n${lines.join('\n')}`;
}

function countDoneTasks(total: number, state: DefaultWorkflowStateName, random: RandomGenerator): number {
  switch (state) {
    case 'Done':
      return total;
    case 'In progress':
      return random.nextInteger(0, total - 1);
    case 'In review':
      return Math.max(0, total - random.nextInteger(1, 2));
    default:
      return random.nextBoolean(0.8) ? 0 : Math.min(1, total);
  }
}

const DEMO_TASKS = [
  'Agree on the behavior',
  'Write the interface',
  'Implement it behind a flag',
  'Add tests',
  'Measure it on a slow connection',
  'Describe it in the documentation',
  'Add a line to the release notes',
  'Remove the flag',
];
