import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIssue } from '../../../testing/renderIssue';
import { readDraft, writeDraft } from '../../drafts/drafts';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import { CommentForm } from './CommentForm';

beforeEach(() => window.localStorage.clear());

const DRAFT_PLACE = 'edit.C1';
const SEND = '{Control>}{Enter}{/Control}';

/** Renders the form that edits a comment. Returns the text and the base version that it has sent. */
async function renderCommentForm({ text, version }: { text: string; version: string }) {
  const sent: [string, string | null][] = [];
  const rendered = await renderIssue(() => (
    <CommentForm
      projectKey="NET"
      draft={DRAFT_PLACE}
      initial={text}
      version={version}
      label="Comment"
      action="Save"
      mutationFor={(body, baseVersion) => {
        sent.push([body, baseVersion]);
        return createQueuedMutation(updateIssue, { id: 'I1', body });
      }}
      change={{ summary: '', href: '' }}
    />
  ));
  return { ...rendered, sent };
}

const getInput = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

test('after a reload, an edited comment is still based on the version at which editing began', async () => {
  const { unmount } = await renderCommentForm({ text: 'Before', version: '3' });
  await userEvent.type(getInput(), ' and after');
  unmount();
  const { sent } = await renderCommentForm({ text: 'By another user', version: '4' });
  expect(getInput().value).toBe('Before and after');
  await userEvent.type(getInput(), SEND);
  await waitFor(() => expect(sent).toEqual([['Before and after', '3']]));
});

test('a draft that an earlier build stored without its version is kept', async () => {
  writeDraft('nobody', DRAFT_PLACE, 'Half a thought');
  const { sent } = await renderCommentForm({ text: 'Before', version: '4' });
  expect(getInput().value).toBe('Half a thought');
  await userEvent.type(getInput(), SEND);
  await waitFor(() => expect(sent).toEqual([['Half a thought', '4']]));
});

test('the caret is at the end of a restored draft', async () => {
  writeDraft('nobody', DRAFT_PLACE, 'Half a thought');
  await renderCommentForm({ text: 'Before', version: '4' });
  expect(getInput().selectionStart).toBe('Half a thought'.length);
});

/** Renders the form of a new comment, whose request is answered by the test, and sends a comment. */
async function sendNewComment() {
  const rendered = await renderIssue(() => (
    <CommentForm
      projectKey="NET"
      draft="comment.I1"
      label="Comment"
      action="Comment"
      mutationFor={(body) => createQueuedMutation(updateIssue, { id: 'I1', body })}
      change={{ summary: '', href: '' }}
    />
  ));
  await userEvent.type(getInput(), `First${SEND}`);
  await waitFor(() => expect(getInput().value).toBe(''));
  return rendered;
}

test('text typed while a comment is being sent stays, as the next comment', async () => {
  const { accept } = await sendNewComment();
  await userEvent.type(getInput(), 'Second');
  await accept('updateIssueMutation', {});
  expect(getInput().value).toBe('Second');
  expect(readDraft('nobody', 'comment.I1')).toBe('Second');
});

test('if the comment is rejected, both texts are kept', async () => {
  const { refuse } = await sendNewComment();
  await userEvent.type(getInput(), 'Second');
  await refuse('updateIssueMutation', 'Locked.');
  expect(getInput().value).toBe('First\n\nSecond');
});
