import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { RequestError } from '../../errors/RequestError';
import { LoginScreen } from './LoginScreen';
import { createRouteLoader } from './route';

const renderLoginScreen = (search = '') =>
  renderScreen({ Screen: LoginScreen, createRouteLoader, path: '/login', at: `/login${search}` });

const createLoginData = (viewer: object | null) => ({
  Query: () => ({ viewer, site: { demo: false, oidc: false, needsSetup: false, demoLogins: [] } }),
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
