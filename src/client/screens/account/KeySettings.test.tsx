import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type AccountScreenQuery } from '../../../../__generated__/AccountScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { KeySettings } from './KeySettings';

async function renderKeys(commandKeys: readonly { command: string; keys: string }[] = []) {
  const { environment } = await renderWithRelay<AccountScreenQuery>({
    query,
    resolvers: { User: () => ({ id: 'U1', commandKeys }) },
    children: ({ viewer }) => (viewer ? <KeySettings viewer={viewer} /> : null),
  });
  const { mock } = environment;
  const answer = async (saved: readonly object[], errors: readonly object[] = []) => {
    await waitFor(() =>
      expect(mock.getMostRecentOperation().request.node.operation.name).toBe('updateCommandKeysMutation'),
    );
    const operation = mock.getMostRecentOperation();
    await act(async () => {
      mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          UpdateCommandKeysPayload: () => ({ errors, ...(errors.length > 0 && { user: null }) }),
          User: () => ({ id: 'U1', commandKeys: saved }),
        }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
    return (operation.request.variables as { input: { changes: object[] } }).input.changes;
  };
  return { answer, user: userEvent.setup() };
}

const getRow = (title: string) => within(screen.getByText(title).closest('li')!);
const startChange = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `Change shortcut for “${title}”` }));

test('records a pressed key, names a conflicting command, and saves another key', async () => {
  const { user, answer } = await renderKeys();
  await startChange('Change labels');
  await user.keyboard('p');
  expect(screen.getByRole('alert').textContent).toBe(
    'Conflicts with the shortcut for “Change the priority”.',
  );
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  // The second key forms a sequence; the third one starts over.
  await user.keyboard('qq');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await answer([{ command: 'edit.labels', keys: 'q' }])).toEqual([
    { command: 'edit.labels', keys: 'q' },
  ]);
  expect(getRow('Change labels').getByText('q')).toBeTruthy();
});

test('records two keys in sequence', async () => {
  const { user, answer } = await renderKeys();
  await startChange('Change labels');
  await user.keyboard('qw');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await answer([])).toEqual([{ command: 'edit.labels', keys: 'q w' }]);
});

test('Escape cancels and returns the focus to the button', async () => {
  const { user } = await renderKeys();
  await startChange('Change labels');
  await user.keyboard('q{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Change shortcut for “Change labels”'),
  );
});

test('resets one shortcut or all of them, and shows why a shortcut cannot be reset', async () => {
  const { user, answer } = await renderKeys([
    { command: 'edit.labels', keys: 'p' },
    { command: 'edit.priority', keys: 'q' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Reset shortcut for “Change the priority”' }));
  const message = 'Conflicts with the shortcut for “Change labels”.';
  const refused = [{ __typename: 'FieldError', code: 'VALIDATION_FAILED', message, path: ['changes'] }];
  expect(await answer([], refused)).toEqual([{ command: 'edit.priority', keys: null }]);
  expect(getRow('Change the priority').getByRole('alert').textContent).toContain(message);
  await user.click(screen.getByRole('button', { name: 'Reset all' }));
  expect(await answer([])).toEqual([
    { command: 'edit.labels', keys: null },
    { command: 'edit.priority', keys: null },
  ]);
});
