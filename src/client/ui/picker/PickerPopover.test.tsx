import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { OptionPicker } from './OptionPicker';
import { PickerPopover } from './PickerPopover';

const OPTIONS = ['Red', 'Green', 'Blue'].map((label) => ({ id: label.toLowerCase(), label }));

/** A control that opens a picker, and one beside it. */
function Page({ onChoose, onBeside }: { onChoose: (id: string) => void; onBeside: () => void }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button ref={trigger} onClick={() => setOpen(true)}>
        Color
      </button>
      <button onClick={onBeside}>Beside</button>
      {open && (
        <PickerPopover label="Color" trigger={trigger} error={null} onClose={close}>
          <OptionPicker
            label="Color"
            options={OPTIONS}
            selected={['green']}
            onChoose={(id) => {
              onChoose(id);
              close();
            }}
          />
        </PickerPopover>
      )}
    </>
  );
}

const focused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

async function open() {
  const [onChoose, onBeside] = [jest.fn(), jest.fn()];
  const user = userEvent.setup();
  render(<Page onChoose={onChoose} onBeside={onBeside} />);
  const control = screen.getByRole('button', { name: 'Color' });
  await user.click(control);
  const field = await screen.findByRole('searchbox', { name: 'Color' });
  await focused(field);
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { user, control, field, onChoose, onBeside, gone };
}

test('says that it is modal, and leaves the page as it is', async () => {
  const { control } = await open();
  expect(screen.getByRole('dialog', { name: 'Color' }).getAttribute('aria-modal')).toBe('true');
  // An inert page is styled anew, all of it, before a choice is seen.
  expect(control.closest('[inert]')).toBeNull();
});

test('the chosen one by keys alone; the focus goes back', async () => {
  const { user, control, onChoose, gone } = await open();
  await user.keyboard('bl{Enter}');
  expect(onChoose.mock.calls).toEqual([['blue']]);
  await gone();
  await focused(control);
});

test('the focus does not leave it by Tab', async () => {
  const { user } = await open();
  for (let press = 0; press < 4; press++) {
    await user.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
});

test('Escape empties the field, and then closes it and chooses nothing', async () => {
  const { user, control, onChoose, gone } = await open();
  await user.keyboard('bl{Escape}');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{Escape}');
  await gone();
  expect(onChoose).not.toHaveBeenCalled();
  await focused(control);
});

test('a press beside it closes it and does nothing else', async () => {
  const { user, onChoose, onBeside, gone } = await open();
  // What lies over the page takes it.
  await user.click(document.querySelector('.under')!);
  await gone();
  expect(onChoose).not.toHaveBeenCalled();
  expect(onBeside).not.toHaveBeenCalled();
});
