import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getScreenReaderAnnouncement } from '../announce';
import { copyLink } from './copyLink';

const getNotice = () => document.querySelector('.notice');

/** Simulates a browser in which the page has no access to the clipboard, with or without the command. */
function forbidClipboard(command: boolean): void {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  document.execCommand = () => command && copyByEvent();
}

let copiedByCommand = '';
function copyByEvent(): boolean {
  const event = new Event('copy', { cancelable: true });
  const clipboardData = { setData: (_type: string, text: string) => (copiedByCommand = text) };
  document.dispatchEvent(Object.assign(event, { clipboardData }));
  return event.defaultPrevented;
}

beforeEach(() => {
  userEvent.setup();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'execCommand');
});

test('copies the absolute address and confirms it', async () => {
  expect(await copyLink('/projects/NET/issues?q=is%3Aopen')).toBe(true);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/projects/NET/issues?q=is%3Aopen');
  expect(getNotice()?.textContent).toBe('Link copied');
  expect(getScreenReaderAnnouncement()).toBe('Link copied');
});

test('copies with execCommand when navigator.clipboard is not available', async () => {
  forbidClipboard(true);
  expect(await copyLink('/inbox')).toBe(true);
  expect(copiedByCommand).toBe('http://localhost/inbox');
  expect(getNotice()?.textContent).toBe('Link copied');
});

test('shows the link if the browser does not let the page copy it, until it is dismissed', async () => {
  forbidClipboard(false);
  expect(await copyLink('/inbox')).toBe(false);
  expect(getNotice()?.textContent).toBe('The link could not be copied: http://localhost/inbox');
  expect(getNotice()?.getAttribute('role')).toBe('alert');
  fireEvent.pointerDown(getNotice()!);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(getNotice()).not.toBeNull();
  // The key that dismisses the notice does nothing else, such as clearing the selection.
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', onKeyDown);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  expect(getNotice()).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', onKeyDown);
  await copyLink('/inbox');
  fireEvent.pointerDown(document.body);
  expect(getNotice()).toBeNull();
});
