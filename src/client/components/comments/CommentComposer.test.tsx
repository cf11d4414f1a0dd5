import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_ISSUE, TEST_USER_MIKA, renderIssue } from '../../../testing/renderIssue';
import { draftKeyBuilders, writeDraft } from '../../drafts/drafts';
import { DraftOwnerContext } from '../../drafts/useDraft';
import { getMutationQueue } from '../../mutations/queue/useMutationQueue';
import { IssueConversation } from '../../screens/issue/IssueConversation';

beforeEach(() => window.localStorage.clear());

const renderIssueConversation = (issue: object) =>
  renderIssue((key) => <IssueConversation issue={key} />, { ...TEST_ISSUE, bodyHTML: '', ...issue });

const getComposerInput = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

test.each([
  [
    { locked: true, lockReason: null, viewerCan: ['FILE'] },
    'Conversation locked: only maintainers can comment',
  ],
  [
    { locked: true, lockReason: 'too heated', viewerCan: ['FILE'] },
    'Conversation locked (too heated): only maintainers can comment',
  ],
  [{ locked: false, viewerCan: ['READ'] }, 'Commenting requires the reporter role or higher'],
])('explains a disabled comment form and keeps the unsent draft: %j', async (issue, reason) => {
  writeDraft('nobody', draftKeyBuilders.comment('I1'), 'Half a thought');
  await renderIssueConversation(issue);
  expect(screen.getByText(reason)).toBeTruthy();
  const unsent = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Unsent comment' });
  expect([unsent.value, unsent.readOnly]).toEqual(['Half a thought', true]);
});

test('lets maintainers comment on a locked issue', async () => {
  await renderIssueConversation({ locked: true, viewerCan: ['FILE', 'MAINTAIN'] });
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBeTruthy();
});

describe('the comment form', () => {
  const SEND = '{Control>}{Enter}{/Control}';

  test('restores an unsent comment on the next visit', async () => {
    const { unmount } = await renderIssueConversation({});
    await userEvent.type(getComposerInput(), 'Half a thought');
    unmount();
    await renderIssueConversation({});
    expect(getComposerInput().value).toBe('Half a thought');
  });

  test('sends a comment once and removes the draft', async () => {
    const { inputOf, accept, isAsked } = await renderIssueConversation({});
    await userEvent.type(getComposerInput(), `A whole thought${SEND}${SEND}`);
    expect(await inputOf('addCommentMutation')).toMatchObject({ issueId: 'I1', body: 'A whole thought' });
    await accept('addCommentMutation', { commentCount: 1 });
    await waitFor(() => expect(getComposerInput().value).toBe(''));
    expect(isAsked('addCommentMutation')).toBe(false);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  test('puts the text of an undone comment back into the form, before text that was written since', async () => {
    const { environment, accept, inputOf } = await renderIssue(
      (key) => (
        <DraftOwnerContext value={TEST_USER_MIKA.id}>
          <IssueConversation issue={key} />
        </DraftOwnerContext>
      ),
      { ...TEST_ISSUE, bodyHTML: '' },
    );
    await userEvent.type(getComposerInput(), `A whole thought${SEND}`);
    await accept('addCommentMutation', { commentCount: 1 });
    await waitFor(() => expect(getComposerInput().value).toBe(''));
    await userEvent.type(getComposerInput(), 'Another');
    const queue = getMutationQueue(environment, null);
    expect(queue.getState().notice).toMatchObject({ kind: 'done', text: 'NET-1: comment' });
    await act(async () => void queue.undo());
    expect(await inputOf('addCommentUndoMutation')).toMatchObject({ undo: true });
    await accept('addCommentUndoMutation', {});
    await waitFor(() => expect(getComposerInput().value).toBe('A whole thought\n\nAnother'));
  });

  test('keeps the text of a rejected comment, with the error below it', async () => {
    const { refuse } = await renderIssueConversation({});
    await userEvent.type(getComposerInput(), `A whole thought${SEND}`);
    await refuse('addCommentMutation', 'The conversation is locked.');
    expect((await screen.findByRole('alert')).textContent).toBe('The conversation is locked.');
    expect([getComposerInput().value, getComposerInput().getAttribute('aria-invalid')]).toEqual([
      'A whole thought',
      'true',
    ]);
  });

  test('does not send a comment without text', async () => {
    const { isAsked } = await renderIssueConversation({});
    await userEvent.type(getComposerInput(), `  ${SEND}`);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(isAsked('addCommentMutation')).toBe(false);
  });
});
