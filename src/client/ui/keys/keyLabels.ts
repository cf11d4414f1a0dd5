import type { KeyBindingId } from './keys';

interface KeyLabel {
  label: string;
  group: 'Everywhere' | 'Issue list' | 'Selection' | 'Changing an issue' | 'Issue';
}

/** Labels of the keyboard shortcuts, for the dialog that `?` opens and for tooltips. */
export const KEY_LABELS = {
  'keys.show': { label: 'Show keyboard shortcuts', group: 'Everywhere' },
  'palette.open': { label: 'Search or jump to…', group: 'Everywhere' },
  'go.home': { label: 'Go home', group: 'Everywhere' },
  'go.issues': { label: 'Go to the open issues of this project', group: 'Everywhere' },
  'go.allIssues': { label: 'Go to all issues of this project', group: 'Everywhere' },
  'issue.new': { label: 'Create an issue in this project', group: 'Everywhere' },
  'list.query': { label: 'Edit the query', group: 'Issue list' },
  'list.next': { label: 'Next issue', group: 'Issue list' },
  'list.previous': { label: 'Previous issue', group: 'Issue list' },
  'list.open': { label: 'Open the issue', group: 'Issue list' },
  'list.peek': { label: 'Preview the issue beside the list', group: 'Issue list' },
  'list.collapse': { label: 'Collapse the group', group: 'Issue list' },
  'list.expand': { label: 'Expand the group', group: 'Issue list' },
  'list.collapseAll': { label: 'Collapse all groups', group: 'Issue list' },
  'list.expandAll': { label: 'Expand all groups', group: 'Issue list' },
  'list.first': { label: 'First issue', group: 'Issue list' },
  'list.last': { label: 'Last issue', group: 'Issue list' },
  'list.pageDown': { label: 'Next page', group: 'Issue list' },
  'list.pageUp': { label: 'Previous page', group: 'Issue list' },
  'list.refresh': { label: 'Refresh list', group: 'Issue list' },
  'list.goTo': { label: 'Go to row or date', group: 'Issue list' },
  'list.closePeek': { label: 'Close the preview', group: 'Issue list' },
  'select.toggle': { label: 'Select or deselect the issue', group: 'Selection' },
  'select.next': { label: 'Extend selection down', group: 'Selection' },
  'select.previous': { label: 'Extend selection up', group: 'Selection' },
  'select.down': { label: 'Extend selection down', group: 'Selection' },
  'select.up': { label: 'Extend selection up', group: 'Selection' },
  'select.all': { label: 'Select all matching issues', group: 'Selection' },
  'select.none': { label: 'Clear selection', group: 'Selection' },
  'edit.state': { label: 'Change the state', group: 'Changing an issue' },
  'edit.assignees': { label: 'Change assignees', group: 'Changing an issue' },
  'edit.labels': { label: 'Change labels', group: 'Changing an issue' },
  'edit.priority': { label: 'Change the priority', group: 'Changing an issue' },
  'edit.milestone': { label: 'Change the milestone', group: 'Changing an issue' },
  'edit.duplicate': { label: 'Mark as a duplicate', group: 'Changing an issue' },
  'edit.undo': { label: 'Undo last change', group: 'Changing an issue' },
  'issue.closeEditor': { label: 'Close the editor and keep the draft', group: 'Changing an issue' },
  'issue.next': { label: 'Next issue in the list', group: 'Issue' },
  'issue.previous': { label: 'Previous issue in the list', group: 'Issue' },
  'issue.back': { label: 'Back to the list', group: 'Issue' },
  'comment.quote': { label: 'Quote the comment or the selected text', group: 'Issue' },
} as const satisfies Record<KeyBindingId, KeyLabel>;
