import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addCommandHandlers } from '../commands/dispatch';
import { deferKey, dropHeldKeys, holdKeys } from './heldKeys';
import { HoldKeys } from './HoldKeys';

const pressed: string[] = [];
let removeCommandHandlers: () => void;

beforeEach(() => {
  pressed.length = 0;
  const record = (name: string) => () => void pressed.push(name);
  removeCommandHandlers = addCommandHandlers(() => ({
    'list.next': record('next'),
    'edit.labels': record('labels'),
  }));
});
afterEach(() => removeCommandHandlers());

test('keys typed during a hold run no command until it ends, and then in order', async () => {
  const release = holdKeys();
  await userEvent.keyboard('ljl');
  expect(pressed).toEqual([]);
  release();
  await waitFor(() => expect(pressed).toEqual(['labels', 'next', 'labels']));
});

test('a replayed key can start the next hold, to which the following keys belong', async () => {
  const release = holdKeys();
  let releaseNext = () => {};
  const remove = addCommandHandlers(() => ({
    'edit.priority': () => {
      releaseNext = holdKeys();
    },
  }));
  await userEvent.keyboard('pj');
  release();
  await userEvent.keyboard('l');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(pressed).toEqual([]);
  releaseNext();
  await waitFor(() => expect(pressed).toEqual(['next', 'labels']));
  remove();
});

test('held text is typed into the field that has the focus when the hold ends', async () => {
  render(<input aria-label="Find" />);
  const release = holdKeys();
  await userEvent.keyboard('low{Backspace}g');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' });
  field.focus();
  release();
  await waitFor(() => expect(field.value).toBe('log'));
  expect(pressed).toEqual([]);
});

test('Escape cancels what is loading, and the keys before it are dropped', async () => {
  const onCancel = jest.fn();
  const { unmount } = render(<HoldKeys onCancel={onCancel} />);
  await userEvent.keyboard('l{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  unmount();
  await userEvent.keyboard('j');
  expect(pressed).toEqual(['next']);
});

test('Escape after Enter is held, because Enter may have closed the surface by then', async () => {
  const onCancel = jest.fn();
  const release = holdKeys({ onCancel });
  await userEvent.keyboard('l{Enter}{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  release();
  dropHeldKeys();
});

test('keys typed into a text field pass if the hold allows typing', async () => {
  render(<input aria-label="Find" />);
  const release = holdKeys({ allowsTyping: true });
  await userEvent.type(screen.getByRole('textbox', { name: 'Find' }), 'jl');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' }).value).toBe('jl');
  release();
});

test('a deferred key comes before the keys after it', async () => {
  let isReady = false;
  const remove = addCommandHandlers(() => ({
    'list.next': (event) => (isReady ? false : deferKey(event, () => isReady)),
  }));
  await userEvent.keyboard('jl');
  expect(pressed).toEqual([]);
  isReady = true;
  await waitFor(() => expect(pressed).toEqual(['next', 'labels']));
  remove();
});

test('after a key that could not be typed into its field, keys are held again', async () => {
  // Browsers offer no way to insert text into an email field at its caret.
  render(<input type="email" aria-label="Email" />);
  const release = holdKeys();
  await userEvent.keyboard('l');
  screen.getByRole('textbox', { name: 'Email' }).focus();
  release();
  await new Promise((resolve) => setTimeout(resolve, 100));
  (document.activeElement as HTMLElement).blur();

  const releaseNext = holdKeys();
  await userEvent.keyboard('j');
  expect(pressed).toEqual([]);
  releaseNext();
  await waitFor(() => expect(pressed).toEqual(['next']));
});
