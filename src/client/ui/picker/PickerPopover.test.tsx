import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { OptionPicker } from './OptionPicker';
import { PickerPopover } from './PickerPopover';

const COLOR_OPTIONS = ['Red', 'Green', 'Blue'].map((label) => ({ id: label.toLowerCase(), label }));

/** A control that opens a picker, and a button outside it. */
function PickerTestPage({ onChoose, onOutside }: { onChoose: (id: string) => void; onOutside: () => void }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button ref={trigger} onClick={() => setOpen(true)}>
        Color
      </button>
      <button onClick={onOutside}>Outside</button>
      {open && (
        <PickerPopover label="Color" trigger={trigger} error={null} onClose={close}>
          <OptionPicker
            label="Color"
            options={COLOR_OPTIONS}
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

const waitForFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

async function openColorPicker() {
  const [onChoose, onOutside] = [jest.fn(), jest.fn()];
  const user = userEvent.setup();
  render(<PickerTestPage onChoose={onChoose} onOutside={onOutside} />);
  const control = screen.getByRole('button', { name: 'Color' });
  await user.click(control);
  const field = await screen.findByRole('searchbox', { name: 'Color' });
  await waitForFocus(field);
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { user, control, field, onChoose, onOutside, gone };
}

test('is modal without making the page inert', async () => {
  const { control } = await openColorPicker();
  expect(screen.getByRole('dialog', { name: 'Color' }).getAttribute('aria-modal')).toBe('true');
  // The page behind an open picker must not be inert, because that would recalculate all styles.
  expect(control.closest('[inert]')).toBeNull();
});

test('chooses an option with the keyboard and returns the focus to the control', async () => {
  const { user, control, onChoose, gone } = await openColorPicker();
  await user.keyboard('bl{Enter}');
  expect(onChoose.mock.calls).toEqual([['blue']]);
  await gone();
  await waitForFocus(control);
});

test('Tab keeps the focus in the popover', async () => {
  const { user } = await openColorPicker();
  for (let press = 0; press < 4; press++) {
    await user.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
});

test('one Escape closes the popover without a choice, also after text was typed', async () => {
  const { user, control, onChoose, gone } = await openColorPicker();
  await user.keyboard('bl{Escape}');
  await gone();
  expect(onChoose).not.toHaveBeenCalled();
  await waitForFocus(control);
});

test('a click outside closes the popover and does nothing else', async () => {
  const { user, onChoose, onOutside, gone } = await openColorPicker();
  // The picker's backdrop covers the page, so a click outside hits the backdrop.
  await user.click(document.querySelector('.backdrop')!);
  await gone();
  expect(onChoose).not.toHaveBeenCalled();
  expect(onOutside).not.toHaveBeenCalled();
});
