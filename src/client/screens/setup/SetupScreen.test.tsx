import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { createFirstAdministrator } from '../../auth/authRequests';
import { SetupScreen } from './SetupScreen';

jest.mock('../../auth/authRequests');

function renderSetupScreen(hash = '#s3cret') {
  sessionStorage.clear();
  window.history.replaceState(null, '', `/setup${hash}`);
  const router = createMemoryRouter([{ path: '*', element: <SetupScreen /> }]);
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function typeAccount() {
  await userEvent.type(getField('Your name'), 'Mika Meyer');
  await userEvent.type(getField('Login'), 'Mika');
  await userEvent.type(getField('Password'), 'three quiet rivers meet');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set up' }));

const mockRejection = (path: string[], message: string) =>
  jest.mocked(createFirstAdministrator).mockResolvedValue({
    status: 'refused',
    errors: [{ code: 'INVALID', message, path, current: null }],
    retryAfter: null,
  } as never);

beforeEach(() => jest.mocked(createFirstAdministrator).mockReset());

test('asks for the setup link when the address has no token', () => {
  renderSetupScreen('');
  expect(screen.getByText('Open the setup link that the server printed when it started.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
});

test('removes the token from the address and shows each invalid field', async () => {
  renderSetupScreen();
  expect(window.location.hash).toBe('');
  await submit();
  for (const label of ['Your name', 'Login', 'Password']) {
    expect(getField(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(getField('First project (optional)').getAttribute('aria-invalid')).not.toBe('true');
  expect(createFirstAdministrator).not.toHaveBeenCalled();
});

test('sends no project when its fields are empty, and keeps what was typed after an expired link', async () => {
  const message = 'The link is invalid or has expired.';
  mockRejection([], message);
  renderSetupScreen();
  await typeAccount();
  await submit();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(createFirstAdministrator).toHaveBeenCalledWith({
    token: 's3cret',
    login: 'mika',
    name: 'Mika Meyer',
    password: 'three quiet rivers meet',
  });
  expect(getField('Login').value).toBe('mika');
  expect(getField('Password').value).toBe('three quiet rivers meet');
});

test('suggests the project key until one is typed, and shows the server’s error at its field', async () => {
  mockRejection(['projectKey'], 'The key is reserved.');
  renderSetupScreen();
  await typeAccount();
  await userEvent.type(getField('First project (optional)'), 'Network core');
  const key = getField('Project key');
  expect(key.value).toBe('NC');
  await userEvent.clear(key);
  await userEvent.type(key, 'net');
  await userEvent.type(getField('First project (optional)'), ' team');
  expect(key.value).toBe('NET');
  expect(screen.getByText('Issue keys: NET-1, NET-2.')).toBeTruthy();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('The key is reserved.');
  expect(key.getAttribute('aria-invalid')).toBe('true');
  expect(key.value).toBe('NET');
  expect(createFirstAdministrator).toHaveBeenCalledWith(
    expect.objectContaining({ projectKey: 'NET', projectName: 'Network core team' }),
  );
});

test('does not send a project whose name is blank', async () => {
  renderSetupScreen();
  await typeAccount();
  const name = getField('First project (optional)');
  await userEvent.type(name, '   ');
  await userEvent.type(getField('Project key'), 'NET');
  await submit();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(createFirstAdministrator).not.toHaveBeenCalled();
});
