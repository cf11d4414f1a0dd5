import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIssue, TEST_ISSUE } from '../../../testing/renderIssue';
import { IssueHeader } from '../../screens/issue/IssueHeader';
import { IssueConversation } from '../../screens/issue/IssueConversation';

const BODY_HTML =
  '<ul><li><input disabled aria-label="Not done" type="checkbox" data-task="ab.0.1" /> build' +
  '<ul><li><input disabled aria-label="Done" type="checkbox" checked data-task="cd.0.1" /> Linux</li></ul></li></ul>';

const renderDescription = (viewerCan: string[]) =>
  renderIssue((key) => <IssueConversation issue={key} />, { ...TEST_ISSUE, bodyHTML: BODY_HTML, viewerCan });

const findBox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('ticks a task at once, with the keyboard, and keeps the focus on it', async () => {
  const { inputOf, accept } = await renderDescription(['EDIT']);
  (await findBox('build')).focus();
  await userEvent.keyboard(' ');
  expect((await findBox('build')).checked).toBe(true);
  expect(await inputOf('setTaskMutation')).toMatchObject({ subjectId: 'I1', task: 'ab.0.1', done: true });
  await waitFor(async () => expect(document.activeElement).toBe(await findBox('build')));
  await accept('setTaskMutation', {
    bodyHTML: BODY_HTML.replace('type="checkbox" data', 'type="checkbox" checked data'),
  });
  expect((await findBox('build')).checked).toBe(true);
  expect((await findBox('Linux')).checked).toBe(true);
});

test('leaves a task as it was and says why if the text has changed', async () => {
  const { refuse } = await renderDescription(['EDIT']);
  await userEvent.click(await findBox('Linux'));
  await refuse('setTaskMutation', 'This task was changed or removed in the meantime.');
  expect((await screen.findByRole('alert')).textContent).toContain('changed or removed');
  expect((await findBox('Linux')).checked).toBe(true);
});

test('shows disabled tasks to those who cannot edit the text', async () => {
  await renderDescription(['FILE']);
  expect((await findBox('Not done')).disabled).toBe(true);
});

test('the header shows the progress at once, and that of the server after the response', async () => {
  const issue = {
    ...TEST_ISSUE,
    bodyHTML: BODY_HTML,
    viewerCan: ['EDIT'],
    taskCount: 2,
    completedTaskCount: 1,
  };
  const { accept, refuse } = await renderIssue(
    (key) => (
      <>
        <IssueHeader issue={key} isLoaded />
        <IssueConversation issue={key} />
      </>
    ),
    issue,
  );
  await userEvent.click(await findBox('build'));
  expect((await screen.findByTitle('2 of 2 tasks done')).textContent).toBe('2/2');
  await refuse('setTaskMutation', 'This task was changed or removed in the meantime.');
  await screen.findByTitle('1 of 2 tasks done');
  await userEvent.click(await findBox('Linux'));
  await screen.findByTitle('0 of 2 tasks done');
  await accept('setTaskMutation', { completedTaskCount: 1, taskCount: 3 });
  await screen.findByTitle('1 of 3 tasks done');
});

test('an issue without tasks shows no progress', async () => {
  await renderIssue((key) => <IssueHeader issue={key} isLoaded />, TEST_ISSUE);
  expect(screen.queryByRole('img', { name: 'Tasks done' })).toBeNull();
});
