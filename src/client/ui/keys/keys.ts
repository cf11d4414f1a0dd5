/**
 * Every key of the product, once: the sheet that `?` opens and the handlers both come from here.
 * `Mod` is Command on a Mac and Control elsewhere; two keys with a space are pressed in turn.
 */
export const KEYS = {
  'keys.show': { keys: '?', does: 'Show all keys', group: 'Everywhere' },
  'palette.open': { keys: 'Mod+k', does: 'Find or do', group: 'Everywhere' },
  'go.home': { keys: 'g h', does: 'Go home', group: 'Everywhere' },
  'go.issues': { keys: 'g i', does: 'Go to the issues of this project', group: 'Everywhere' },
  'issue.new': { keys: 'c', does: 'File a new issue in this project', group: 'Everywhere' },
  'list.query': { keys: '/', does: 'Edit the query', group: 'Issue list' },
  'list.next': { keys: 'j', does: 'Next issue', group: 'Issue list' },
  'list.previous': { keys: 'k', does: 'Previous issue', group: 'Issue list' },
  'list.open': { keys: 'Enter', does: 'Open the issue', group: 'Issue list' },
  'list.peek': { keys: 'Space', does: 'Peek at the issue beside the list', group: 'Issue list' },
  'list.collapse': { keys: 'ArrowLeft', does: 'Collapse the group', group: 'Issue list' },
  'list.expand': { keys: 'ArrowRight', does: 'Expand the group', group: 'Issue list' },
  'list.collapseAll': { keys: '-', does: 'Collapse all groups', group: 'Issue list' },
  'list.expandAll': { keys: '+', does: 'Expand all groups', group: 'Issue list' },
  'list.first': { keys: 'Home', does: 'First issue', group: 'Issue list' },
  'list.last': { keys: 'End', does: 'Last issue', group: 'Issue list' },
  'list.pageDown': { keys: 'PageDown', does: 'A page down', group: 'Issue list' },
  'list.pageUp': { keys: 'PageUp', does: 'A page up', group: 'Issue list' },
  'list.refresh': { keys: 'r', does: 'Show what is new', group: 'Issue list' },
  'list.goTo': { keys: 'g r', does: 'Go to a row or a date', group: 'Issue list' },
  'list.closePeek': { keys: 'Escape', does: 'Close the peek', group: 'Issue list' },
  'select.toggle': { keys: 'x', does: 'Select the issue', group: 'Selection' },
  'select.next': { keys: 'J', does: 'Select on to the next issue', group: 'Selection' },
  'select.previous': { keys: 'K', does: 'Select on to the previous issue', group: 'Selection' },
  'select.down': { keys: 'Shift+ArrowDown', does: 'Select downwards', group: 'Selection' },
  'select.up': { keys: 'Shift+ArrowUp', does: 'Select upwards', group: 'Selection' },
  'select.all': { keys: 'Mod+a', does: 'Select all that match', group: 'Selection' },
  'select.none': { keys: 'Escape', does: 'Select nothing', group: 'Selection' },
  'edit.state': { keys: 'e', does: 'Change the state', group: 'Changing an issue' },
  'edit.assignees': { keys: 'a', does: 'Assign', group: 'Changing an issue' },
  'edit.labels': { keys: 'l', does: 'Label', group: 'Changing an issue' },
  'edit.priority': { keys: 'p', does: 'Set the priority', group: 'Changing an issue' },
  'edit.milestone': { keys: 'm', does: 'Put into a milestone', group: 'Changing an issue' },
  'edit.duplicate': { keys: 'd', does: 'Mark as a duplicate', group: 'Changing an issue' },
  'edit.undo': { keys: 'u', does: 'Take the last change back', group: 'Changing an issue' },
  'issue.next': { keys: 'j', does: "The list's next issue", group: 'Issue' },
  'issue.previous': { keys: 'k', does: "The list's previous issue", group: 'Issue' },
  'issue.back': { keys: 'Escape', does: 'Back to the list', group: 'Issue' },
} as const satisfies Record<string, Key>;

export interface Key {
  keys: string;
  does: string;
  group: 'Everywhere' | 'Issue list' | 'Selection' | 'Changing an issue' | 'Issue';
}

export type KeyId = keyof typeof KEYS;
