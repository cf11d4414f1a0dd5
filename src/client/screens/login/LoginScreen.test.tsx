import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { RequestError } from '../../errors/RequestError';
import { LoginScreen } from './LoginScreen';
import { createRouteLoader } from './entry';

const renderLoginScreen = (search = '') =>
  renderScreen({ Screen: LoginScreen, createRouteLoader, path: '/login', at: `/login${search}` });

const createLoginData = (viewer: object | null, site: object = {}) => ({
  Query: () => ({
    viewer,
    site: { demo: false, oidc: false, needsSetup: false, email: false, demoLogins: [], ...site },
  }),
});

test('shows a placeholder of the form while the query loads', async () => {
  const { answer, container } = await renderLoginScreen();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
  await answer('LoginScreenQuery', createLoginData(null));
  expect(screen.getByRole('textbox', { name: 'Login' })).toBeTruthy();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed query can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { answer, reject } = await renderLoginScreen();
  await reject('LoginScreenQuery', new RequestError('INTERNAL', 'Something went wrong (ref 7f3a).'));
  expect((await screen.findByRole('alert')).textContent).toContain('ref 7f3a');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer('LoginScreenQuery', createLoginData(null));
  expect(await screen.findByRole('textbox', { name: 'Login' })).toBeTruthy();
});

test('a signed-in user can continue to the requested page, but not to another site', async () => {
  const first = await renderLoginScreen('?next=/projects/NET/issues');
  await first.answer('LoginScreenQuery', createLoginData({ id: 'U1', login: 'mika' }));
  expect(await screen.findByText(/You are signed in as mika/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/projects/NET/issues');
  first.unmount();
  const second = await renderLoginScreen('?next=https://evil.example/');
  await second.answer('LoginScreenQuery', createLoginData({ id: 'U1', login: 'mika' }));
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/');
});

test.each([
  ['disabled', 'This account is disabled.'],
  ['busy', 'Too many attempts. Try again in a minute.'],
])('explains the failed external sign-in %s above the form', async (problem, message) => {
  const { answer } = await renderLoginScreen(`?problem=${problem}`);
  await answer('LoginScreenQuery', createLoginData(null));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('textbox', { name: 'Login' })).toBeTruthy();
});

test('offers to reset the password only where the server can send email', async () => {
  const without = await renderLoginScreen();
  await without.answer('LoginScreenQuery', createLoginData(null));
  expect(screen.getByRole('textbox', { name: 'Login' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  without.unmount();
  const { answer } = await renderLoginScreen('?next=/projects');
  await answer('LoginScreenQuery', createLoginData(null, { email: true }));
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
    '/login?forgot=1&next=%2Fprojects',
  );
});

test('requests a link to reset the password, and says the same for every login', async () => {
  const fetch = jest.fn(async (_path: string, _options: { body: string }) => ({
    ok: true,
    json: async () => ({}),
  }));
  Object.defineProperty(window, 'fetch', { value: fetch, configurable: true });
  const { answer } = await renderLoginScreen('?forgot=1');
  await answer('LoginScreenQuery', createLoginData(null, { email: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByText('Enter your login or email address.')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Login or email address' }),
    ' mika@example.org{Enter}',
  );
  expect((await screen.findByText(/^If there is an account for/)).textContent).toContain(
    'If there is an account for mika@example.org',
  );
  expect(fetch.mock.calls.map(([path, { body }]) => [path, JSON.parse(body) as unknown])).toEqual([
    ['/password/reset', { login: 'mika@example.org' }],
  ]);
});
