import { isTaskDoneInHtml, setTaskInHtml } from './setTask';

const HTML =
  '<li><input disabled aria-label="Not done" type="checkbox" data-task="ab.0.1" /> a</li>' +
  '<li><input disabled aria-label="Done" type="checkbox" checked data-task="cd.0.1" /> b</li>';

test('ticks and unticks only the checkbox of the task', () => {
  const ticked = setTaskInHtml(HTML, 'ab.0.1', true);
  expect(ticked).toContain(
    '<input checked disabled aria-label="Done" type="checkbox" data-task="ab.0.1" /> a',
  );
  const unticked = setTaskInHtml(ticked, 'cd.0.1', false);
  expect(unticked).toContain('<input disabled aria-label="Not done" type="checkbox" data-task="cd.0.1" /> b');
  expect(unticked).toContain('<input checked');
  expect(setTaskInHtml(HTML, 'ef.0.1', true)).toBe(HTML);
});

test('detects whether the checkbox of a task is ticked', () => {
  expect(isTaskDoneInHtml(HTML, 'ab.0.1')).toBe(false);
  expect(isTaskDoneInHtml(HTML, 'cd.0.1')).toBe(true);
  expect(isTaskDoneInHtml(HTML, 'ef.0.1')).toBe(false);
});
