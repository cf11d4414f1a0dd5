import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyWithPreload } from './lazyWithPreload';
import { LazySurface } from './LazySurface';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('Close removes the error also if the boundary stays mounted; the menu can then be opened and loaded again', async () => {
  let isReachable = false;
  const Menu = lazyWithPreload(async () => {
    if (!isReachable) throw new Error('Loading chunk 1 failed');
    return () => <p>Loaded</p>;
  });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <LazySurface onClose={() => setOpen(false)}>{open && <Menu />}</LazySurface>
      </>
    );
  }
  render(<Page />);
  const open = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.click(open);
  isReachable = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Loaded')).toBeTruthy();
});
