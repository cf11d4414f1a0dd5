/** Ticks or unticks the checkbox of a task in rendered HTML. */
export function setTaskInHtml(html: string, task: string, isDone: boolean): string {
  const id = task.replaceAll('.', '\\.');
  return html.replace(new RegExp(`<input[^>]* data-task="${id}"[^>]*>`), (box) => {
    const unticked = box.replace(/ checked(?:="")?/, '').replace('"Done"', '"Not done"');
    return isDone ? unticked.replace('<input', '<input checked').replace('"Not done"', '"Done"') : unticked;
  });
}
