import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderIssue } from '../../../../testing/renderIssue';
import { CommentHistoryButton } from './TimelineComment';

const DANA = { id: 'U2', login: 'dana', name: 'Dana Brandt' };

async function openHistory(edits: object[]) {
  const { environment } = await renderIssue(() => (
    <CommentHistoryButton commentId="C1" editedAt="2026-01-02T00:00:00Z" />
  ));
  await userEvent.click(screen.getByRole('button', { name: /^edited/ }));
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toMatchObject({ id: 'C1' });
  const payload = MockPayloadGenerator.generate(operation, {
    Query: () => ({ node: { __typename: 'Comment', id: 'C1' } }),
    CommentEditConnection: () => ({
      edges: edits.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { hasNextPage: false },
    }),
  });
  await act(async () => environment.mock.resolve(operation, payload));
  return within(await screen.findByRole('dialog', { name: 'Edit history' }));
}

test('shows each edit of a comment with its editor and the changed words', async () => {
  const edited = { editedAt: '2026-01-02T00:00:00Z', editor: DANA };
  const dialog = await openHistory([
    { ...edited, before: 'It fails often', after: 'It fails always' },
    { ...edited, before: null, after: null },
  ]);
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first!.querySelector('del')?.textContent).toContain('often');
  expect(first!.querySelector('ins')?.textContent).toContain('always');
  expect(within(first!).getByText('dana')).toBeTruthy();
  expect(second!.textContent).toContain('The texts of this edit are not available.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: /^edited/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('says that the versions of an imported comment are not available', async () => {
  const dialog = await openHistory([]);
  expect(await dialog.findByText('The earlier versions of this comment are not available.')).toBeTruthy();
});

test('a history that fails to load is requested again after Retry', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { environment } = await renderIssue(() => (
    <CommentHistoryButton commentId="C1" editedAt="2026-01-02T00:00:00Z" />
  ));
  await userEvent.click(screen.getByRole('button', { name: /^edited/ }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('Too slow.')));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit history' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Too slow.');
  silent.mockRestore();
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ node: null }) }),
    ),
  );
  expect(await dialog.findByText('This comment no longer exists.')).toBeTruthy();
});
