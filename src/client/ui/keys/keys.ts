/**
 * Every key of the product, once: the sheet that `?` opens and the handlers both come from here.
 * `Mod` is Command on a Mac and Control elsewhere; two keys with a space are pressed in turn.
 */
export const KEYS = {
  'keys.show': { keys: '?', label: 'Show all keys', group: 'Everywhere' },
  'palette.open': { keys: 'Mod+k', label: 'Find or do', group: 'Everywhere' },
  'go.home': { keys: 'g h', label: 'Go home', group: 'Everywhere' },
  'go.issues': { keys: 'g i', label: 'Go to the issues of this project', group: 'Everywhere' },
  'issue.new': { keys: 'c', label: 'File a new issue in this project', group: 'Everywhere' },
  'list.query': { keys: '/', label: 'Edit the query', group: 'Issue list' },
  'list.next': { keys: 'j', label: 'Next issue', group: 'Issue list' },
  'list.previous': { keys: 'k', label: 'Previous issue', group: 'Issue list' },
  'list.open': { keys: 'Enter', label: 'Open the issue', group: 'Issue list' },
  'list.peek': { keys: 'Space', label: 'Peek at the issue beside the list', group: 'Issue list' },
  'list.collapse': { keys: 'ArrowLeft', label: 'Collapse the group', group: 'Issue list' },
  'list.expand': { keys: 'ArrowRight', label: 'Expand the group', group: 'Issue list' },
  'list.collapseAll': { keys: '-', label: 'Collapse all groups', group: 'Issue list' },
  'list.expandAll': { keys: '+', label: 'Expand all groups', group: 'Issue list' },
  'list.first': { keys: 'Home', label: 'First issue', group: 'Issue list' },
  'list.last': { keys: 'End', label: 'Last issue', group: 'Issue list' },
  'list.pageDown': { keys: 'PageDown', label: 'A page down', group: 'Issue list' },
  'list.pageUp': { keys: 'PageUp', label: 'A page up', group: 'Issue list' },
  'list.refresh': { keys: 'r', label: 'Show what is new', group: 'Issue list' },
  'list.goTo': { keys: 'g r', label: 'Go to a row or a date', group: 'Issue list' },
  'list.closePeek': { keys: 'Escape', label: 'Close the peek', group: 'Issue list' },
  'select.toggle': { keys: 'x', label: 'Select the issue', group: 'Selection' },
  'select.next': { keys: 'J', label: 'Select on to the next issue', group: 'Selection' },
  'select.previous': { keys: 'K', label: 'Select on to the previous issue', group: 'Selection' },
  'select.down': { keys: 'Shift+ArrowDown', label: 'Select downwards', group: 'Selection' },
  'select.up': { keys: 'Shift+ArrowUp', label: 'Select upwards', group: 'Selection' },
  'select.all': { keys: 'Mod+a', label: 'Select all that match', group: 'Selection' },
  'select.none': { keys: 'Escape', label: 'Select nothing', group: 'Selection' },
  'edit.state': { keys: 'e', label: 'Change the state', group: 'Changing an issue' },
  'edit.assignees': { keys: 'a', label: 'Assign', group: 'Changing an issue' },
  'edit.labels': { keys: 'l', label: 'Label', group: 'Changing an issue' },
  'edit.priority': { keys: 'p', label: 'Set the priority', group: 'Changing an issue' },
  'edit.milestone': { keys: 'm', label: 'Put into a milestone', group: 'Changing an issue' },
  'edit.duplicate': { keys: 'd', label: 'Mark as a duplicate', group: 'Changing an issue' },
  'edit.undo': { keys: 'u', label: 'Take the last change back', group: 'Changing an issue' },
  'issue.next': { keys: 'j', label: "The list's next issue", group: 'Issue' },
  'issue.previous': { keys: 'k', label: "The list's previous issue", group: 'Issue' },
  'issue.back': { keys: 'Escape', label: 'Back to the list', group: 'Issue' },
} as const satisfies Record<string, Key>;

export interface Key {
  keys: string;
  label: string;
  group: 'Everywhere' | 'Issue list' | 'Selection' | 'Changing an issue' | 'Issue';
}

export type KeyId = keyof typeof KEYS;
