import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { InitialLocationContext, ScreenHeading } from './ScreenHeading';

function renderScreens() {
  function Shell() {
    const [initialLocation] = useState(useLocation());
    return (
      <InitialLocationContext value={initialLocation}>
        <Outlet />
      </InitialLocationContext>
    );
  }
  const element = (
    <>
      <ScreenHeading title="Screen">Screen</ScreenHeading>
      <input aria-label="Find" />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/labels', element },
          { path: '/issues/:number', element },
        ],
      },
    ],
    { initialEntries: ['/labels'] },
  );
  render(<RouterProvider router={router} />);
  const box = screen.getByRole('textbox', { name: 'Find' });
  box.focus();
  return { router, box };
}

test('keeps the focus in a search box that changes the address of the loaded page', async () => {
  const { router, box } = renderScreens();
  await act(() => router.navigate('/labels?q=b', { replace: true }));
  expect(document.activeElement).toBe(box);
});

test('receives the focus after a navigation to another screen, also to the first one', async () => {
  const { router } = renderScreens();
  await act(() => router.navigate('/issues/1'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  await act(() => router.navigate('/labels'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
