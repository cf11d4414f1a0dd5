import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { ListSearchBox, useUrlSearch } from './ListSearchBox';

// Typing must not take longer than the delay after the last key press, however busy the machine is.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** Renders a list at an address; `respond` answers the oldest request of its loader. */
async function renderList(address: string) {
  const requests: (() => void)[] = [];
  const requestedUrls: string[] = [];
  function List() {
    const { matching, typed, pending, type } = useUrlSearch();
    return (
      <>
        <ListSearchBox label="Find labels" text={typed} count="" pending={pending} onType={type} />
        <output>{matching}</output>
        <Link to="/labels">Labels</Link>
      </>
    );
  }
  const loader = ({ request }: { request: Request }) => {
    requestedUrls.push(new URL(request.url).search);
    return new Promise<null>((resolve) => requests.push(() => resolve(null)));
  };
  const respond = () => act(async () => requests.shift()!());
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      {
        path: '/labels',
        loader,
        // As in the application's routes, a navigation to the same URL sends no request.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
        Component: List,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/', address] },
  );
  render(<RouterProvider router={router} />);
  await respond();
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find labels' });
  const waitForRequest = () => act(() => jest.advanceTimersByTimeAsync(100));
  return { router, box, respond, waitForRequest, requestedUrls };
}

const getShownText = () => document.querySelector('output')!.textContent;

test('starts with the text of the URL', async () => {
  const { box } = await renderList('/labels?q=bug');
  expect(box.value).toBe('bug');
  expect(getShownText()).toBe('bug');
});

test('typing replaces the URL with one request, keeps its other parameters, and Back leaves the screen', async () => {
  const { router, box, respond, waitForRequest, requestedUrls } = await renderList('/labels?show=all');
  await user.type(box, 'bug');
  expect(box.parentElement!.getAttribute('aria-busy')).toBe('true');
  await waitForRequest();
  expect(requestedUrls).toEqual(['?show=all', '?show=all&q=bug']);
  await respond();
  expect(router.state.location.search).toBe('?show=all&q=bug');
  expect(box.parentElement!.getAttribute('aria-busy')).toBe('false');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

test('keeps what is typed while an earlier text is being searched, and a space at the end', async () => {
  const { box, respond, waitForRequest } = await renderList('/labels');
  await user.type(box, 'bug');
  await waitForRequest();
  await user.type(box, ' ');
  await respond();
  expect(box.value).toBe('bug ');
  await user.type(box, 'x');
  await waitForRequest();
  await respond();
  expect(box.value).toBe('bug x');
  expect(getShownText()).toBe('bug x');
});

test('follows a link to the list without a search', async () => {
  const { box, respond } = await renderList('/labels?q=bug');
  await user.click(screen.getByRole('link', { name: 'Labels' }));
  await respond();
  expect(box.value).toBe('');
  expect(getShownText()).toBe('');
});

test('clearing the box removes the text from the URL', async () => {
  const { router, box, respond, waitForRequest } = await renderList('/labels?q=bug');
  await user.clear(box);
  await waitForRequest();
  await respond();
  expect(router.state.location.search).toBe('');
});
