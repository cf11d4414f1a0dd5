import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, { type LoginScreenQuery } from '../../../../__generated__/LoginScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { SignInForm } from './SignInForm';

const createJsonResponse = (status: number, body: object, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

async function renderSignInForm(site: object = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const waiting: ((response: Response) => void)[] = [];
  globalThis.fetch = ((path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(body as string) });
    return new Promise<Response>((resolve) => waiting.push(resolve));
  }) as typeof fetch;
  /** Responds to the oldest pending request. */
  const answer = (response: Response) => waiting.shift()!(response);
  const onSignedIn = jest.fn();
  await renderWithRelay<LoginScreenQuery>({
    query,
    resolvers: { Site: () => ({ demo: false, oidc: false, needsSetup: false, demoLogins: [], ...site }) },
    children: (data) => <SignInForm site={data.site} next="/projects/NET/issues" onSignedIn={onSignedIn} />,
  });
  return { sent, answer, onSignedIn, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const getLoginField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Login' });
const getPasswordField = () => screen.getByLabelText<HTMLInputElement>('Password');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('signs in with the typed credentials and shows an error at an empty field', async () => {
  const { sent, answer, onSignedIn, user } = await renderSignInForm();
  await user.type(getLoginField(), 'Mika{Enter}');
  expect(getPasswordField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(getPasswordField());
  expect(sent).toEqual([]);
  await user.type(getPasswordField(), 'a few plain words{Enter}');
  expect(sent).toEqual([{ path: '/session', body: { login: 'mika', password: 'a few plain words' } }]);
  answer(createJsonResponse(200, { login: 'mika', name: 'Mika' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ login: 'mika', name: 'Mika' }));
});

test('shows an error for a wrong password and keeps the typed login', async () => {
  const { answer, onSignedIn, user } = await renderSignInForm();
  const message = 'Wrong login or password.';
  await user.type(getLoginField(), 'mika');
  await user.type(getPasswordField(), 'something else{Enter}');
  answer(createJsonResponse(401, { code: 'UNAUTHENTICATED', message }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(getLoginField().value).toBe('mika');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('counts down to the next attempt after too many attempts', async () => {
  const { answer, sent, user } = await renderSignInForm();
  const refusal = { code: 'RATE_LIMITED', message: 'Too many requests.' };
  await user.type(getLoginField(), 'mika');
  await user.type(getPasswordField(), 'something else{Enter}');
  answer(createJsonResponse(429, refusal, { 'retry-after': '3' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 3 s.');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
  expect(button.disabled).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1_100));
  expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Try again in 2 s.');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(button.disabled).toBe(false);
  await user.click(button);
  expect(sent).toHaveLength(2);
});

test('signs in as a demo user with one click', async () => {
  const { sent, answer, onSignedIn, user } = await renderSignInForm({
    demo: true,
    demoLogins: [
      { login: 'admin', role: 'READER', administrator: true },
      { login: 'triager', role: 'TRIAGER', administrator: false },
    ],
  });
  expect(screen.getByText('winnow-demo')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^triager can change states/ }));
  expect(sent).toEqual([{ path: '/session', body: { login: 'triager', password: 'winnow-demo' } }]);
  answer(createJsonResponse(200, { login: 'triager', name: 'Tri' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
});

test('links to the OpenID Connect provider with the address to return to', async () => {
  await renderSignInForm({ oidc: true });
  expect(screen.getByRole('link', { name: 'Sign in with OpenID Connect' }).getAttribute('href')).toBe(
    `/session/oidc?next=${encodeURIComponent('/projects/NET/issues')}`,
  );
});
