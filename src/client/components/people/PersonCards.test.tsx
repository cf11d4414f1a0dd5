import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { LazyPersonCards } from './LazyPersonCards';
import { PersonLink } from './PersonLink';

const USER = {
  login: 'mika',
  name: 'Mika M.',
  avatarUrl: null,
  siteRole: 'USER',
  placeholder: false,
  disabled: false,
};

function renderPage() {
  const environment = createMockEnvironment();
  const page = (
    <>
      <PersonLink login="mika" />
      <span data-person="ada">A</span>
      <p>Text</p>
      <LazyPersonCards />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const { mock } = environment;
  const getLogins = () => mock.getAllOperations().map(({ request }) => request.variables['login'] as string);
  const answer = async (person: object | null = {}) => {
    await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
    const operation = mock.getMostRecentOperation();
    await act(async () => {
      mock.resolve(
        operation,
        person
          ? MockPayloadGenerator.generate(operation, {
              Person: () => ({ user: USER, assigned: { openCount: 3 }, ...person }),
            })
          : { data: { person: null } },
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return { router, getLogins, answer };
}

const getLink = () => screen.getByRole('link', { name: 'mika' });
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
/** jsdom has no PointerEvent. */
const movePointerTo = (element: Element, pointerType: string) =>
  fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
const moveMouseTo = (element: Element) => movePointerTo(element, 'mouse');

test('hovering over a person shows a card, which is requested only after a delay', async () => {
  const { getLogins, answer } = renderPage();
  moveMouseTo(getLink());
  await wait(100);
  expect(getLogins()).toEqual([]);
  await answer();
  const card = screen.getByRole('tooltip');
  expect(card.textContent).toContain('Mika M.mika3 open issues assigned');
  expect(getLink().getAttribute('aria-describedby')).toBe(card.id);
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/people/mika');
});

test('a pointer that only passes and a touch open no card', async () => {
  const { getLogins } = renderPage();
  moveMouseTo(getLink());
  await wait(100);
  moveMouseTo(screen.getByText('Text'));
  movePointerTo(getLink(), 'touch');
  await wait(500);
  expect(getLogins()).toEqual([]);
});

test('the card stays while the pointer is on it and closes when the pointer leaves', async () => {
  const { answer } = renderPage();
  moveMouseTo(screen.getByText('A'));
  await answer();
  moveMouseTo(screen.getByText('Text'));
  await wait(50);
  moveMouseTo(screen.getByRole('tooltip'));
  await wait(400);
  expect(screen.getByRole('tooltip')).toBeTruthy();
  moveMouseTo(screen.getByText('Text'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.querySelector('[aria-describedby]')).toBeNull();
});

test('the keyboard focus opens the card, and Escape closes the card and nothing else', async () => {
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', onKeyDown);
  const { answer } = renderPage();
  await userEvent.tab();
  expect(document.activeElement).toBe(getLink());
  await answer();
  expect(screen.getByRole('tooltip')).toBeTruthy();
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(getLink());
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', onKeyDown);
});

test('the card closes when the focus moves on, when the page scrolls and when another page opens', async () => {
  const { answer, router } = renderPage();
  await userEvent.tab();
  await answer();
  fireEvent.scroll(document);
  expect(screen.queryByRole('tooltip')).toBeNull();
  moveMouseTo(getLink());
  await screen.findByRole('tooltip');
  await userEvent.tab();
  moveMouseTo(screen.getByText('A'));
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a person whom the viewer cannot see has no card', async () => {
  const first = renderPage();
  moveMouseTo(getLink());
  await first.answer(null);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the card leaves out a count that could not be read', async () => {
  const { answer } = renderPage();
  moveMouseTo(getLink());
  await answer({ assigned: null });
  expect(screen.getByRole('tooltip').textContent).toContain('Mika M.mika');
  expect(screen.getByRole('tooltip').textContent).not.toContain('assigned');
});
