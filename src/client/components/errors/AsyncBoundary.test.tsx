import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { AsyncBoundary } from './ErrorBoundary';

test('Retry loads the code of a lazy component again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isReachable = false;
  const Lazy = lazyWithPreload(async () => {
    if (!isReachable) throw new Error('Loading chunk 1 failed');
    return () => <p>Loaded</p>;
  });
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <AsyncBoundary skeleton={null}>
        <Lazy />
      </AsyncBoundary>
    </RelayEnvironmentProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isReachable = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Loaded')).toBeTruthy();
});
