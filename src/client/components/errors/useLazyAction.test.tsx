import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { useLazyAction } from './useLazyAction';

function TestButton({ action }: { action: () => Promise<void> }) {
  const { run, errorBox } = useLazyAction();
  return (
    <>
      <button onClick={() => run(action)}>Filter</button>
      {errorBox}
    </>
  );
}

const renderButton = (action: () => Promise<void>) =>
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <TestButton action={action} />
    </RelayEnvironmentProvider>,
  );

test('shows the error of an action, and repeats the action on demand', async () => {
  const action = jest.fn().mockRejectedValueOnce(new Error('No code.')).mockResolvedValue(undefined);
  renderButton(action);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByRole('alert').textContent).toContain('No code.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(async () => {});
  expect(screen.queryByRole('alert')).toBeNull();
  expect(action).toHaveBeenCalledTimes(2);
});

test('offers to reload the page if the code belongs to an older build', async () => {
  const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  renderButton(() => Promise.reject(error));
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByRole('alert').textContent).toContain('Winnow has been updated');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
