/**
 * All keyboard shortcuts. `Mod` is Command on a Mac and Control elsewhere; two keys separated by a space are pressed in
 * turn. Their labels are in keyLabels.ts, which is loaded when they are shown.
 */
export const KEY_BINDINGS = {
  'keys.show': { keys: '?' },
  'palette.open': { keys: 'Mod+k' },
  'go.home': { keys: 'g h' },
  'go.inbox': { keys: 'g i' },
  'go.issues': { keys: 'g o' },
  'go.allIssues': { keys: 'g a' },
  'issue.new': { keys: 'c' },
  'list.query': { keys: '/' },
  'list.next': { keys: 'j' },
  'list.previous': { keys: 'k' },
  'list.open': { keys: 'Enter' },
  'list.peek': { keys: 'Space' },
  'list.collapse': { keys: 'ArrowLeft' },
  'list.expand': { keys: 'ArrowRight' },
  'list.collapseAll': { keys: '-' },
  'list.expandAll': { keys: '+' },
  'list.first': { keys: 'Home' },
  'list.last': { keys: 'End' },
  'list.pageDown': { keys: 'PageDown' },
  'list.pageUp': { keys: 'PageUp' },
  'list.refresh': { keys: 'r' },
  'list.goTo': { keys: 'g r' },
  'list.closePeek': { keys: 'Escape' },
  'select.toggle': { keys: 'x' },
  'select.next': { keys: 'J' },
  'select.previous': { keys: 'K' },
  'select.down': { keys: 'Shift+ArrowDown' },
  'select.up': { keys: 'Shift+ArrowUp' },
  'select.all': { keys: 'Mod+a' },
  'select.none': { keys: 'Escape' },
  'edit.state': { keys: 'e' },
  'edit.assignees': { keys: 'a' },
  'edit.labels': { keys: 'l' },
  'edit.priority': { keys: 'p' },
  'edit.milestone': { keys: 'm' },
  'edit.duplicate': { keys: 'd' },
  'edit.undo': { keys: 'u' },
  'inbox.done': { keys: 'e' },
  'inbox.snooze': { keys: 'h' },
  'inbox.unread': { keys: 'u' },
  'inbox.mute': { keys: 'm' },
  'inbox.undo': { keys: 'Mod+z' },
  'issue.closeEditor': { keys: 'Escape' },
  'issue.next': { keys: 'j' },
  'issue.previous': { keys: 'k' },
  'issue.back': { keys: 'Escape' },
  'comment.quote': { keys: 'r' },
  'comment.write': { keys: 'R' },
} as const satisfies Record<string, KeyBinding>;

export interface KeyBinding {
  keys: string;
}

export type KeyBindingId = keyof typeof KEY_BINDINGS;
