import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HOVER_PRELOAD_DELAY_MS, PreloadScreenContext } from './preload';
import { PreloadLink } from './PreloadLink';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function renderLink() {
  const preload = jest.fn();
  const element = (
    <PreloadScreenContext value={preload}>
      <PreloadLink to="/inbox">Inbox</PreloadLink>
    </PreloadScreenContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const { unmount } = render(<RouterProvider router={router} />);
  const link = screen.getByRole('link');
  fireEvent.pointerEnter(link);
  return { preload, link, unmount };
}

test('preloads the screen once the pointer has rested on the link', () => {
  const { preload } = renderLink();
  jest.advanceTimersByTime(HOVER_PRELOAD_DELAY_MS - 1);
  expect(preload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(preload.mock.calls).toEqual([['/inbox', undefined]]);
});

test.each<[string, (rendered: ReturnType<typeof renderLink>) => void]>([
  ['the pointer has left the link', ({ link }) => void fireEvent.pointerLeave(link)],
  ['a click, which loads the screen itself', ({ link }) => void fireEvent.click(link)],
  ['the link has been removed', ({ unmount }) => unmount()],
])('preloads nothing after %s', (_, act) => {
  const rendered = renderLink();
  act(rendered);
  jest.advanceTimersByTime(HOVER_PRELOAD_DELAY_MS);
  expect(rendered.preload).not.toHaveBeenCalled();
});
