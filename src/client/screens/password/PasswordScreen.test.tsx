import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { setPasswordWithToken } from '../../auth/authRequests';
import { PasswordScreen } from './PasswordScreen';

jest.mock('../../auth/authRequests');

function renderPasswordScreen(hash: string) {
  sessionStorage.clear();
  window.history.replaceState(null, '', `/password${hash}`);
  const router = createMemoryRouter([{ path: '*', element: <PasswordScreen /> }]);
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}

test('says that a link without a token is incomplete, and shows no form', () => {
  renderPasswordScreen('');
  expect(screen.getByText(/The link is incomplete: the part after # is missing/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save and sign in' })).toBeNull();
});

test('does not send a password that is too short', async () => {
  renderPasswordScreen('#s3cret');
  await userEvent.type(screen.getByLabelText('New password'), 'short{Enter}');
  expect(screen.getByRole('alert').textContent).toMatch(/characters/);
  expect(setPasswordWithToken).not.toHaveBeenCalled();
});

test('shows the error of an expired link and keeps what was typed', async () => {
  const message = 'The link is invalid or has expired.';
  jest.mocked(setPasswordWithToken).mockResolvedValue({
    status: 'refused',
    errors: [{ code: 'NOT_FOUND', message, path: [] }],
  } as never);
  renderPasswordScreen('#s3cret');
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  await userEvent.type(field, 'three quiet rivers meet{Enter}');
  expect(setPasswordWithToken).toHaveBeenCalledWith({ token: 's3cret', password: 'three quiet rivers meet' });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.value).toBe('three quiet rivers meet');
});
