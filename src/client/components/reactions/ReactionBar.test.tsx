import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIssue, TEST_ISSUE } from '../../../testing/renderIssue';
import { IssueConversation } from '../../screens/issue/IssueConversation';
import { formatReactionUsers } from './Reactions';

const renderReactions = (viewerCan: string[]) =>
  renderIssue((key) => <IssueConversation issue={key} />, {
    ...TEST_ISSUE,
    viewerCan,
    reactions: [{ content: 'HEART', count: 3, viewerHasReacted: false, users: [{ id: 'U9', name: 'Ada' }] }],
  });

const getChip = () => screen.getByRole('button', { name: /Heart/ });

test('a reaction is added at once, and removed again if the server rejects it', async () => {
  const { inputOf, refuse } = await renderReactions(['VOTE']);
  expect(getChip().getAttribute('aria-label')).toBe('3 Heart: Ada and 2 more');
  await userEvent.click(getChip());
  expect(getChip().getAttribute('aria-pressed')).toBe('true');
  expect(getChip().textContent).toContain('4');
  expect(await inputOf('setReactionMutation')).toMatchObject({ subjectId: 'I1', content: 'HEART', on: true });
  await refuse('setReactionMutation', 'Only readers can react.');
  await waitFor(() => expect(getChip().getAttribute('aria-pressed')).toBe('false'));
  expect(screen.getByRole('alert').textContent).toBe('Only readers can react.');
});

test('offers all kinds in a menu', async () => {
  const { inputOf } = await renderReactions(['VOTE']);
  await userEvent.click(screen.getByRole('button', { name: 'Add a reaction' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(8);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rocket' }));
  expect(await inputOf('setReactionMutation')).toMatchObject({ content: 'ROCKET', on: true });
});

test('names the users of a reaction', () => {
  const user = (name: string) => ({ name });
  expect(formatReactionUsers({ count: 2, users: [user('Ada'), user('Bo')] })).toBe('Ada and Bo');
  expect(formatReactionUsers({ count: 14, users: [user('Ada'), user('Bo')] })).toBe('Ada, Bo and 12 more');
  expect(formatReactionUsers({ count: 5, users: [] })).toBe('5');
});
