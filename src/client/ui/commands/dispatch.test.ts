import { addCommandHandlers, type CommandHandlers, runCommand } from './dispatch';
import { listAvailableCommands } from './availableCommands';
import { COMMAND_DESCRIPTIONS } from '../../../shared/commands/commandDescriptions';
import { COMMAND_IDS, COMMAND_KEYS } from '../../../shared/commands/commandKeys';
import { setSingleKeyShortcutsEnabled } from './currentKeys';

let removeCommandHandlers = (): void => {};
const registerCommandHandlers = (handlers: CommandHandlers): void => {
  removeCommandHandlers = addCommandHandlers(() => handlers);
};
afterEach(() => {
  removeCommandHandlers();
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
  registerCommandHandlers({ 'issue.next': next });
  expect(pressKey('j').defaultPrevented).toBe(true);
  expect(next).toHaveBeenCalledTimes(1);
});

test('passes the key on when a handler returns false', () => {
  const below = jest.fn(() => false);
  const removeBelow = addCommandHandlers(() => ({ 'list.next': below }));
  registerCommandHandlers({ 'issue.next': () => false });
  expect(pressKey('j').defaultPrevented).toBe(false);
  expect(below).toHaveBeenCalled();
  removeBelow();
});

test('calls the handler of a sequence after both keys', () => {
  const home = jest.fn();
  registerCommandHandlers({ 'go.home': home });
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
  registerCommandHandlers({ 'issue.next': next, 'palette.open': palette });
  const target = renderHtmlAndGetTarget(html);
  pressKey('j', {}, target);
  expect(next).not.toHaveBeenCalled();
  pressKey('k', { ctrlKey: true }, target);
  expect(palette).toHaveBeenCalledTimes(1);
});

test.each(['checkbox', 'radio'])(
  'a focused %s leaves characters to commands, but handles Space itself',
  (type) => {
    const next = jest.fn();
    const compare = jest.fn();
    registerCommandHandlers({ 'issue.next': next, 'triage.compare': compare });
    const input = renderHtmlAndGetTarget(`<input type="${type}" data-at>`);
    pressKey('j', {}, input);
    pressKey(' ', {}, input);
    expect([next.mock.calls.length, compare.mock.calls.length]).toEqual([1, 0]);
  },
);

test('ignores single characters when they are switched off, but not Enter', () => {
  const next = jest.fn();
  const open = jest.fn();
  registerCommandHandlers({ 'issue.next': next, 'list.open': open });
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
  registerCommandHandlers({ 'issue.next': next });
  pressKey('j', options);
  expect(next).not.toHaveBeenCalled();
});

test('no two shortcuts of a group have the same key', () => {
  const seen = new Map<string, string>();
  for (const id of COMMAND_IDS) {
    const at = `${COMMAND_DESCRIPTIONS[id].group} ${COMMAND_KEYS[id]}`;
    expect([at, seen.get(at)]).toEqual([at, undefined]);
    seen.set(at, id);
  }
});

test('a command without a handler clicks its control, by key and from a menu', () => {
  const clicked = jest.fn();
  registerCommandHandlers({ 'list.next': jest.fn() });
  renderHtmlAndGetTarget('<button data-command="list.filters" data-at></button>').addEventListener(
    'click',
    clicked,
  );
  expect(pressKey('f').defaultPrevented).toBe(true);
  expect(runCommand('list.filters')).toBe(true);
  expect(clicked).toHaveBeenCalledTimes(2);
  expect(runCommand('list.sort')).toBe(false);
});

test('a handler takes precedence over the control, also while it cannot be run', () => {
  const clicked = jest.fn();
  const html = '<button data-command="select.none" data-at></button>';
  renderHtmlAndGetTarget(html).addEventListener('click', clicked);
  registerCommandHandlers({ 'select.none': { isAvailable: () => false, run: jest.fn() } });
  expect(runCommand('select.none')).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});

test('an unavailable command passes its key on to the handlers below', () => {
  const below = jest.fn();
  const removeBelow = addCommandHandlers(() => ({ 'list.closePeek': below }));
  registerCommandHandlers({ 'select.none': { isAvailable: () => false, run: jest.fn() } });
  pressKey('Escape');
  expect(below).toHaveBeenCalledTimes(1);
  removeBelow();
});

test('lists the commands that can be run now', () => {
  renderHtmlAndGetTarget(
    '<button data-command="list.filters" data-at></button><button data-command="list.sort" disabled></button>' +
      '<button data-command="list.group" aria-disabled="true"></button>',
  );
  registerCommandHandlers({
    'list.next': jest.fn(),
    'select.none': { isAvailable: () => false, run: jest.fn() },
    'edit.undo': { isAvailable: () => true, run: jest.fn(), getSubject: () => 'NET-1' },
  });
  expect(listAvailableCommands()).toEqual([
    { id: 'list.next', subject: undefined },
    { id: 'list.filters', subject: undefined },
    { id: 'edit.undo', subject: 'NET-1' },
  ]);
});
