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
  userEvent.click(screen.getByRole('button', { name: `Change keys of “${title}”` }));

test('records a pressed key, names the command that has it, and saves another one', async () => {
  const { user, answer } = await renderKeys();
  await startChange('Change labels');
  await user.keyboard('p');
  expect(screen.getByRole('alert').textContent).toBe('“Change the priority” has this key.');
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  // The second key makes a sequence, the third one starts again.
  await user.keyboard('qq');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await answer([{ command: 'edit.labels', keys: 'q' }])).toEqual([
    { command: 'edit.labels', keys: 'q' },
  ]);
  expect(getRow('Change labels').getByText('q')).toBeTruthy();
});

test('records two keys in turn', async () => {
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
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change keys of “Change labels”'));
});

test('resets one command and all, and shows why a key cannot be restored', async () => {
  const { user, answer } = await renderKeys([
    { command: 'edit.labels', keys: 'p' },
    { command: 'edit.priority', keys: 'q' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Reset keys of “Change the priority”' }));
  const message = '“Change labels” has this key.';
  const refused = [{ __typename: 'FieldError', code: 'VALIDATION_FAILED', message, path: ['changes'] }];
  expect(await answer([], refused)).toEqual([{ command: 'edit.priority', keys: null }]);
  expect(getRow('Change the priority').getByRole('alert').textContent).toContain(message);
  await user.click(screen.getByRole('button', { name: 'Reset all' }));
  expect(await answer([])).toEqual([
    { command: 'edit.labels', keys: null },
    { command: 'edit.priority', keys: null },
  ]);
});
