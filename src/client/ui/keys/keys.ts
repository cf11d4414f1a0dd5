/**
 * All keyboard shortcuts, for the handlers and for the dialog that `?` opens. `Mod` is Command on a Mac and
 * Control elsewhere; two keys separated by a space are pressed in turn.
 */
export const KEY_BINDINGS = {
  'keys.show': { keys: '?', label: 'Show keyboard shortcuts', group: 'Everywhere' },
  'palette.open': { keys: 'Mod+k', label: 'Search or jump to…', group: 'Everywhere' },
  'go.home': { keys: 'g h', label: 'Go home', group: 'Everywhere' },
  'go.issues': { keys: 'g i', label: 'Go to the issues of this project', group: 'Everywhere' },
  'issue.new': { keys: 'c', label: 'Create an issue in this project', group: 'Everywhere' },
  'list.query': { keys: '/', label: 'Edit the query', group: 'Issue list' },
  'list.next': { keys: 'j', label: 'Next issue', group: 'Issue list' },
  'list.previous': { keys: 'k', label: 'Previous issue', group: 'Issue list' },
  'list.open': { keys: 'Enter', label: 'Open the issue', group: 'Issue list' },
  'list.peek': { keys: 'Space', label: 'Preview the issue beside the list', group: 'Issue list' },
  'list.collapse': { keys: 'ArrowLeft', label: 'Collapse the group', group: 'Issue list' },
  'list.expand': { keys: 'ArrowRight', label: 'Expand the group', group: 'Issue list' },
  'list.collapseAll': { keys: '-', label: 'Collapse all groups', group: 'Issue list' },
  'list.expandAll': { keys: '+', label: 'Expand all groups', group: 'Issue list' },
  'list.first': { keys: 'Home', label: 'First issue', group: 'Issue list' },
  'list.last': { keys: 'End', label: 'Last issue', group: 'Issue list' },
  'list.pageDown': { keys: 'PageDown', label: 'Next page', group: 'Issue list' },
  'list.pageUp': { keys: 'PageUp', label: 'Previous page', group: 'Issue list' },
  'list.refresh': { keys: 'r', label: 'Refresh list', group: 'Issue list' },
  'list.goTo': { keys: 'g r', label: 'Go to row or date', group: 'Issue list' },
  'list.closePeek': { keys: 'Escape', label: 'Close the preview', group: 'Issue list' },
  'select.toggle': { keys: 'x', label: 'Select or deselect the issue', group: 'Selection' },
  'select.next': { keys: 'J', label: 'Extend selection down', group: 'Selection' },
  'select.previous': { keys: 'K', label: 'Extend selection up', group: 'Selection' },
  'select.down': { keys: 'Shift+ArrowDown', label: 'Extend selection down', group: 'Selection' },
  'select.up': { keys: 'Shift+ArrowUp', label: 'Extend selection up', group: 'Selection' },
  'select.all': { keys: 'Mod+a', label: 'Select all matching issues', group: 'Selection' },
  'select.none': { keys: 'Escape', label: 'Clear selection', group: 'Selection' },
  'edit.state': { keys: 'e', label: 'Change the state', group: 'Changing an issue' },
  'edit.assignees': { keys: 'a', label: 'Change assignees', group: 'Changing an issue' },
  'edit.labels': { keys: 'l', label: 'Change labels', group: 'Changing an issue' },
  'edit.priority': { keys: 'p', label: 'Change the priority', group: 'Changing an issue' },
  'edit.milestone': { keys: 'm', label: 'Change the milestone', group: 'Changing an issue' },
  'edit.duplicate': { keys: 'd', label: 'Mark as a duplicate', group: 'Changing an issue' },
  'edit.undo': { keys: 'u', label: 'Undo last change', group: 'Changing an issue' },
  'issue.next': { keys: 'j', label: 'Next issue in the list', group: 'Issue' },
  'issue.previous': { keys: 'k', label: 'Previous issue in the list', group: 'Issue' },
  'issue.back': { keys: 'Escape', label: 'Back to the list', group: 'Issue' },
} as const satisfies Record<string, KeyBinding>;

export interface KeyBinding {
  keys: string;
  label: string;
  group: 'Everywhere' | 'Issue list' | 'Selection' | 'Changing an issue' | 'Issue';
}

export type KeyBindingId = keyof typeof KEY_BINDINGS;
