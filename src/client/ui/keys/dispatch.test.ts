import { addKeyHandlers, type KeyHandlers } from './dispatch';
import { KEY_LABELS } from './keyLabels';
import { KEY_BINDINGS, type KeyBindingId } from './keys';
import { setSingleKeyShortcutsEnabled } from './settings';

let removeKeyHandlers = (): void => {};
const registerKeyHandlers = (handlers: KeyHandlers): void => {
  removeKeyHandlers = addKeyHandlers(handlers);
};
afterEach(() => {
  removeKeyHandlers();
  setSingleKeyShortcutsEnabled(true);
  document.body.replaceChildren();
});

function pressKey(
  key: string,
  options: KeyboardEventInit = {},
  target: Element = document.body,
): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event;
}

function renderHtmlAndGetTarget(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-at]')!;
}

test('calls the handler of a key and prevents the default action', () => {
  const next = jest.fn();
  registerKeyHandlers({ 'issue.next': next });
  expect(pressKey('j').defaultPrevented).toBe(true);
  expect(next).toHaveBeenCalledTimes(1);
});

test('passes the key on when a handler returns false', () => {
  const below = jest.fn(() => false);
  const removeBelow = addKeyHandlers({ 'list.next': below });
  registerKeyHandlers({ 'issue.next': () => false });
  expect(pressKey('j').defaultPrevented).toBe(false);
  expect(below).toHaveBeenCalled();
  removeBelow();
});

test('calls the handler of a sequence after both keys', () => {
  const home = jest.fn();
  registerKeyHandlers({ 'go.home': home });
  pressKey('h');
  expect(home).not.toHaveBeenCalled();
  pressKey('g');
  pressKey('h');
  expect(home).toHaveBeenCalledTimes(1);
});

test.each([
  ['an input', '<input data-at>'],
  ['a text area', '<textarea data-at></textarea>'],
  ['an editor', '<div contenteditable data-at></div>'],
  ['a dialog', '<div role="dialog"><button data-at></button></div>'],
  ['a menu', '<div role="menu"><div role="menuitem" data-at></div></div>'],
])('ignores single keys while %s has the focus, but not keys with Control', (_, html) => {
  const next = jest.fn();
  const palette = jest.fn();
  registerKeyHandlers({ 'issue.next': next, 'palette.open': palette });
  const target = renderHtmlAndGetTarget(html);
  pressKey('j', {}, target);
  expect(next).not.toHaveBeenCalled();
  pressKey('k', { ctrlKey: true }, target);
  expect(palette).toHaveBeenCalledTimes(1);
});

test('ignores single characters when they are switched off, but not Enter', () => {
  const next = jest.fn();
  const open = jest.fn();
  registerKeyHandlers({ 'issue.next': next, 'list.open': open });
  setSingleKeyShortcutsEnabled(false);
  pressKey('j');
  expect(next).not.toHaveBeenCalled();
  pressKey('Enter');
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['with Alt', { altKey: true }],
  ['during text composition', { isComposing: true }],
])('ignores a key %s', (_, options) => {
  const next = jest.fn();
  registerKeyHandlers({ 'issue.next': next });
  pressKey('j', options);
  expect(next).not.toHaveBeenCalled();
});

test('no two shortcuts of a group have the same key', () => {
  const seen = new Map<string, string>();
  for (const [id, { keys }] of Object.entries(KEY_BINDINGS)) {
    const at = `${KEY_LABELS[id as KeyBindingId].group} ${keys}`;
    expect([at, seen.get(at)]).toEqual([at, undefined]);
    seen.set(at, id);
  }
});
