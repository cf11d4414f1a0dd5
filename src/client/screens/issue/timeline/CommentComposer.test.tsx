import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_ISSUE, renderIssue } from '../../../../testing/renderIssue';
import { draftKeys, writeDraft } from '../../../drafts/drafts';
import { IssueBody } from '../IssueBody';

beforeEach(() => window.localStorage.clear());

const renderIssueBody = (issue: object) =>
  renderIssue((key) => <IssueBody issue={key} />, { ...TEST_ISSUE, bodyHTML: '', ...issue });

const getComposerInput = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

test.each([
  [{ locked: true, viewerCan: ['FILE'] }, 'Conversation locked: only maintainers can comment'],
  [{ locked: false, viewerCan: ['READ'] }, 'Commenting requires the reporter role or higher'],
])('explains a disabled comment form and keeps the unsent draft: %j', async (issue, reason) => {
  writeDraft('nobody', draftKeys.comment('I1'), 'Half a thought');
  await renderIssueBody(issue);
  expect(screen.getByText(reason)).toBeTruthy();
  const unsent = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Unsent comment' });
  expect([unsent.value, unsent.readOnly]).toEqual(['Half a thought', true]);
});

test('lets maintainers comment on a locked issue', async () => {
  await renderIssueBody({ locked: true, viewerCan: ['FILE', 'MAINTAIN'] });
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBeTruthy();
});

describe('the comment form', () => {
  const SEND = '{Control>}{Enter}{/Control}';

  test('restores an unsent comment on the next visit', async () => {
    const { unmount } = await renderIssueBody({});
    await userEvent.type(getComposerInput(), 'Half a thought');
    unmount();
    await renderIssueBody({});
    expect(getComposerInput().value).toBe('Half a thought');
  });

  test('sends a comment once and removes the draft', async () => {
    const { inputOf, accept, isAsked } = await renderIssueBody({});
    await userEvent.type(getComposerInput(), `A whole thought${SEND}${SEND}`);
    expect(await inputOf('addCommentMutation')).toMatchObject({ issueId: 'I1', body: 'A whole thought' });
    await accept('addCommentMutation', { commentCount: 1 });
    await waitFor(() => expect(getComposerInput().value).toBe(''));
    expect(isAsked('addCommentMutation')).toBe(false);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  test('keeps the text of a rejected comment, with the error below it', async () => {
    const { refuse } = await renderIssueBody({});
    await userEvent.type(getComposerInput(), `A whole thought${SEND}`);
    await refuse('addCommentMutation', 'The conversation is locked.');
    expect((await screen.findByRole('alert')).textContent).toBe('The conversation is locked.');
    expect([getComposerInput().value, getComposerInput().getAttribute('aria-invalid')]).toEqual([
      'A whole thought',
      'true',
    ]);
  });

  test('does not send a comment without text', async () => {
    const { isAsked } = await renderIssueBody({});
    await userEvent.type(getComposerInput(), `  ${SEND}`);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(isAsked('addCommentMutation')).toBe(false);
  });
});
