import { addKeyHandlers, type KeyHandlers } from './dispatch';
import { KEYS } from './keys';
import { setSingleKeys } from './settings';

let remove = (): void => {};
const handle = (handlers: KeyHandlers): void => {
  remove = addKeyHandlers(handlers);
};
afterEach(() => {
  remove();
  setSingleKeys(true);
  document.body.replaceChildren();
});

function press(key: string, options: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event;
}

function element(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-at]')!;
}

test('a key does its thing, and the browser none', () => {
  const next = jest.fn();
  handle({ 'issue.next': next });
  expect(press('j').defaultPrevented).toBe(true);
  expect(next).toHaveBeenCalledTimes(1);
});

test('a handler that declines leaves the key to the next one and to the browser', () => {
  const below = jest.fn(() => false);
  const removeBelow = addKeyHandlers({ 'list.next': below });
  handle({ 'issue.next': () => false });
  expect(press('j').defaultPrevented).toBe(false);
  expect(below).toHaveBeenCalled();
  removeBelow();
});

test('a sequence: g, then h', () => {
  const home = jest.fn();
  handle({ 'go.home': home });
  press('h');
  expect(home).not.toHaveBeenCalled();
  press('g');
  press('h');
  expect(home).toHaveBeenCalledTimes(1);
});

test.each([
  ['an input', '<input data-at>'],
  ['a text area', '<textarea data-at></textarea>'],
  ['an editor', '<div contenteditable data-at></div>'],
  ['a dialog', '<div role="dialog"><button data-at></button></div>'],
  ['a menu', '<div role="menu"><div role="menuitem" data-at></div></div>'],
])('single keys are those of %s while it has the focus; with Control they are ours', (_, html) => {
  const next = jest.fn();
  const palette = jest.fn();
  handle({ 'issue.next': next, 'palette.open': palette });
  const target = element(html);
  press('j', {}, target);
  expect(next).not.toHaveBeenCalled();
  press('k', { ctrlKey: true }, target);
  expect(palette).toHaveBeenCalledTimes(1);
});

test('single characters can be switched off; Enter and the arrows stay', () => {
  const next = jest.fn();
  const open = jest.fn();
  handle({ 'issue.next': next, 'list.open': open });
  setSingleKeys(false);
  press('j');
  expect(next).not.toHaveBeenCalled();
  press('Enter');
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['with Alt', { altKey: true }],
  ['while a word is composed', { isComposing: true }],
])('a key %s is not ours', (_, options) => {
  const next = jest.fn();
  handle({ 'issue.next': next });
  press('j', options);
  expect(next).not.toHaveBeenCalled();
});

test('within a place, no two do different things by the same key', () => {
  const seen = new Map<string, string>();
  for (const [id, { keys, group }] of Object.entries(KEYS)) {
    const at = `${group} ${keys}`;
    expect([at, seen.get(at)]).toEqual([at, undefined]);
    seen.set(at, id);
  }
});
