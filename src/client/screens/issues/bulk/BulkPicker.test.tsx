import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { BulkPickerQuery } from '../../../../../__generated__/BulkPickerQuery.graphql';
import type { BulkPickerAction } from './bulkActions';
import { BulkPicker, bulkPickerQuery } from './BulkPicker';

const DONE = { id: 'S1', name: 'Done', category: 'DONE', color: '#808080' };
const WONT_FIX = { id: 'S2', name: 'Won’t fix', category: 'DROPPED', color: '#808080' };

const answer = ({ mock }: ReturnType<typeof createMockEnvironment>): void =>
  mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      Workflow: () => ({
        states: [DONE, WONT_FIX],
        transitions: [
          { asks: 'NOTHING', to: DONE },
          { asks: 'REASON', to: WONT_FIX },
        ],
      }),
    }),
  );

async function renderBulkPicker(
  action: BulkPickerAction,
  environment = createMockEnvironment(),
  respond = () => answer(environment),
) {
  const queryRef = loadQuery<BulkPickerQuery>(environment, bulkPickerQuery, { key: 'NET' });
  respond();
  const onChoose = jest.fn();
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <BulkPicker
            action={action}
            queryRef={queryRef}
            permitted
            trigger={{ current: document.body }}
            onChoose={onChoose}
            onClose={() => undefined}
          />
        </Suspense>
      </RelayEnvironmentProvider>,
    ),
  );
  return onChoose;
}

test('closing many issues without fixing them asks for the reason', async () => {
  const onChoose = await renderBulkPicker('state');
  await userEvent.click(screen.getByRole('option', { name: 'Won’t fix' }));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Out of scope{Enter}');
  expect(onChoose).toHaveBeenCalledWith({
    change: { stateId: 'S2', reason: 'Out of scope' },
    title: 'Move to Won’t fix',
  });
});

test('a state that needs no reason is chosen at once', async () => {
  const onChoose = await renderBulkPicker('state');
  await userEvent.click(screen.getByRole('option', { name: 'Done' }));
  expect(onChoose).toHaveBeenCalledWith({ change: { stateId: 'S1' }, title: 'Move to Done' });
});

test('options that fail to load are requested again after Retry', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const environment = createMockEnvironment();
  await renderBulkPicker('state', environment, () =>
    environment.mock.rejectMostRecentOperation(new Error('Too slow.')),
  );
  expect(screen.getByRole('alert').textContent).toContain('Too slow.');
  silent.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(async () => answer(environment));
  expect(screen.getByRole('option', { name: 'Done' })).toBeTruthy();
});

test.each([
  ['due', 'No due date', { change: { clearDueDate: true }, title: 'Remove the due date' }],
  ['parent', 'No parent', { change: { clearParent: true }, title: 'Remove the parent' }],
  ['lock', 'Lock conversations', { change: { locked: true }, title: 'Lock conversations' }],
] as const)('the picker of %s offers %s', async (action, name, requested) => {
  const onChoose = await renderBulkPicker(action);
  await userEvent.click(screen.getByRole(action === 'due' ? 'button' : 'option', { name }));
  expect(onChoose).toHaveBeenCalledWith(requested);
});
