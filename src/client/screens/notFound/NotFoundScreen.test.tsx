import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { getSessionGuard } from '../../auth/SessionGuard';
import { NotFoundScreen } from './NotFoundScreen';

function renderNotFoundScreen() {
  const environment = createMockEnvironment();
  const router = createMemoryRouter([{ path: '*', element: <NotFoundScreen /> }], {
    initialEntries: ['/nowhere?q=a+b'],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return getSessionGuard(environment);
}

test('leads a signed-in user home', () => {
  const sessionGuard = renderNotFoundScreen();
  act(() => void sessionGuard.isSessionOver('U1'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no page at this address.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(document.title).toBe('Not found · Winnow');
});

test('tells a visitor to sign in, and the sign-in returns to the address', () => {
  const sessionGuard = renderNotFoundScreen();
  act(() => void sessionGuard.isSessionOver(''));
  expect(screen.getByText(/Some pages are visible only after signing in/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent('/nowhere?q=a+b')}`,
  );
});
