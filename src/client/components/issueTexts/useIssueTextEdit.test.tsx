import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_ISSUE, renderIssue } from '../../../testing/renderIssue';
import { IssueConversation } from '../../screens/issue/IssueConversation';
import { IssueHeader } from '../../screens/issue/IssueHeader';

beforeEach(() => window.localStorage.clear());

const renderIssueTexts = () =>
  renderIssue((issue) => (
    <>
      <IssueHeader issue={issue} isLoaded />
      <IssueConversation issue={issue} />
    </>
  ));

const UPDATE_ISSUE_MUTATION_NAME = 'updateIssueMutation';
const getTextbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const findTextbox = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const findEditConflict = () => screen.findByRole('region', { name: 'Edit conflict' });

/** The text of a difference: the unchanged parts and the parts marked `only`. */
const getDifferenceText = (shown: HTMLElement, only: 'ins' | 'del'): string =>
  [...shown.querySelectorAll(`.difference > span, ${only}`)]
    .map((part) => [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .flatMap((texts) => texts.map(({ textContent }) => textContent))
    .join('');

/** The issue's title and description as saved by another user. */
const issueTextsSavedByOtherUser = { version: 7, title: 'Crash on resume', body: 'Every other time' };
const EDIT_CONFLICT_ERROR = {
  __typename: 'ConflictError',
  code: 'CONFLICT',
  path: ['title'],
  current: { __typename: 'Issue', id: 'I1', ...issueTextsSavedByOtherUser },
};

describe.each([
  {
    field: 'title',
    edit: 'Edit title',
    label: 'Title',
    input: 'title' as const,
    send: '{Enter}',
    before: TEST_ISSUE.title,
    mine: 'Crash on lid',
  },
  {
    field: 'description',
    edit: 'Edit description',
    label: 'Description',
    input: 'body' as const,
    send: '{Control>}{Enter}{/Control}',
    before: TEST_ISSUE.body,
    mine: 'Only at night',
  },
])('editing the $field', ({ edit, label, input, send, before, mine }) => {
  /** Replaces the issue's text in the form and submits it. */
  const write = async () => {
    await userEvent.click(screen.getByRole('button', { name: edit }));
    expect((await findTextbox(label)).value).toBe(before);
    await userEvent.clear(getTextbox(label));
    await userEvent.type(getTextbox(label), mine);
    await userEvent.keyboard(send);
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox', { name: label })).toBeNull());

  test('sends the version that was shown, and closes the form when the server has saved it', async () => {
    const { inputOf, accept } = await renderIssueTexts();
    await write();
    expect(await inputOf(UPDATE_ISSUE_MUTATION_NAME)).toMatchObject({
      id: 'I1',
      [input]: mine,
      baseVersion: 3,
    });
    expect(getTextbox(label).value).toBe(mine);
    await accept(UPDATE_ISSUE_MUTATION_NAME, { [input]: mine, bodyHTML: `<p>${mine}</p>`, version: 4 });
    await isClosed();
    expect(screen.getAllByText(mine).length).toBeGreaterThan(0);
    expect(screen.queryByText(before)).toBeNull();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  test('shows the error of a rejected edit and keeps the typed text, also after leaving the screen', async () => {
    const { refuse, unmount } = await renderIssueTexts();
    await write();
    await refuse(UPDATE_ISSUE_MUTATION_NAME, 'Only triagers can change it.');
    expect((await screen.findByRole('alert')).textContent).toBe('Only triagers can change it.');
    expect(getTextbox(label).value).toBe(mine);
    unmount();
    await renderIssueTexts();
    expect((await findTextbox(label)).value).toBe(mine);
  });

  test('shows both texts after an edit conflict, and replaces the other one when saved again', async () => {
    const { refuse, accept, inputOf } = await renderIssueTexts();
    await write();
    await refuse(UPDATE_ISSUE_MUTATION_NAME, 'It was changed meanwhile.', EDIT_CONFLICT_ERROR);
    const shown = await findEditConflict();
    await waitFor(() =>
      expect([getDifferenceText(shown, 'del'), getDifferenceText(shown, 'ins')]).toEqual([
        issueTextsSavedByOtherUser[input],
        mine,
      ]),
    );
    expect(getTextbox(label).value).toBe(mine);
    await userEvent.click(getTextbox(label));
    await userEvent.keyboard(send);
    expect(await inputOf(UPDATE_ISSUE_MUTATION_NAME)).toMatchObject({ [input]: mine, baseVersion: 7 });
    await accept(UPDATE_ISSUE_MUTATION_NAME, { [input]: mine, bodyHTML: `<p>${mine}</p>`, version: 8 });
    await isClosed();
  });

  test('can discard the own text after an edit conflict', async () => {
    const { refuse, isAsked } = await renderIssueTexts();
    await write();
    await refuse(UPDATE_ISSUE_MUTATION_NAME, 'It was changed meanwhile.', EDIT_CONFLICT_ERROR);
    await findEditConflict();
    await userEvent.click(screen.getByRole('button', { name: 'Discard my changes' }));
    await isClosed();
    expect(isAsked(UPDATE_ISSUE_MUTATION_NAME)).toBe(false);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

test('does not send an empty title', async () => {
  const { isAsked } = await renderIssueTexts();
  await userEvent.click(screen.getByRole('button', { name: 'Edit title' }));
  await userEvent.clear(getTextbox('Title'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Title must be 1 to 256 characters.');
  expect(isAsked(UPDATE_ISSUE_MUTATION_NAME)).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TEST_ISSUE.title);
});
