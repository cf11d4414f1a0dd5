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
