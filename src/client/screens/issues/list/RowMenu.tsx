import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type IssueFieldWithKey, ISSUE_FIELD_KEY_BINDINGS } from '../../../components/pickers/fields';
import { formatCount } from '../../../ui/format';
import { runKeyBinding } from '../../../ui/keys/dispatch';
import { type KeyBindingId, KEY_BINDINGS } from '../../../ui/keys/keys';
import { MenuPopover } from '../../../ui/MenuPopover';
import { countSelectedIssues } from '../bulk/countSelectedIssues';
import { isRowSelected } from '../row/rowDom';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';

/** Where a row's menu was opened: the issue's link in the row, and the position in the window, in px. */
export interface RowMenuTarget {
  readonly link: HTMLAnchorElement;
  readonly x: number;
  readonly y: number;
}

/** Actions of the menu that have a keyboard shortcut. */
const OPEN_ACTIONS = { 'list.open': 'Open', 'list.peek': 'Preview' } as const;
const EDIT_ACTIONS: Readonly<Record<keyof typeof ISSUE_FIELD_KEY_BINDINGS, string>> = {
  'edit.state': 'State…',
  'edit.assignees': 'Assignees…',
  'edit.labels': 'Labels…',
  'edit.priority': 'Priority…',
  'edit.milestone': 'Milestone…',
  'edit.duplicate': 'Duplicate of…',
};

const createKeyBindingItems = (actions: Readonly<Partial<Record<KeyBindingId, string>>>) =>
  Object.entries(actions).map(([id, label]) => ({
    id,
    label,
    keys: KEY_BINDINGS[id as KeyBindingId].keys,
  }));

export interface RowMenuProps extends RowMenuTarget {
  view: IssueListStore;
  selection: IssueSelection;
  /** Opens the picker of a field for the row's issue or, if the row is selected, for all selected issues. */
  onEdit: (field: IssueFieldWithKey, link: HTMLAnchorElement) => void;
  onClose: () => void;
}

/** Menu of a row of the issue list, with the actions of the keyboard shortcuts. */
export function RowMenu({ link, x, y, view, selection, onEdit, onClose }: RowMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const isSelected = isRowSelected(link);
  const closeAndFocusRow = () => {
    // The actions apply to the focused row, and while it is open the menu keeps the focus.
    flushSync(onClose);
    link.closest<HTMLElement>('[role=row]')?.focus({ preventScroll: true });
  };
  const runShortcut = (id: string) => {
    closeAndFocusRow();
    runKeyBinding(id as KeyBindingId);
  };
  const edit = (id: string) => {
    closeAndFocusRow();
    onEdit(ISSUE_FIELD_KEY_BINDINGS[id as keyof typeof EDIT_ACTIONS], link);
  };
  const runLinkAction = (id: string) => {
    if (id === 'copy') void navigator.clipboard.writeText(link.href);
    else window.open(link.href, '_blank', 'noopener');
  };
  return (
    <>
      <span ref={anchor} style={{ position: 'fixed', left: x, top: y }} />
      <MenuPopover
        label={`Issue ${link.dataset['number']}`}
        trigger={anchor}
        align="start"
        sections={[
          { items: createKeyBindingItems(OPEN_ACTIONS), onAction: runShortcut },
          {
            items: [
              { id: 'tab', label: 'Open in new tab' },
              { id: 'copy', label: 'Copy link' },
            ],
            onAction: runLinkAction,
          },
          {
            title: isSelected
              ? formatEditSectionTitle(countSelectedIssues(view, view.state, selection, selection.state))
              : 'Change',
            items: createKeyBindingItems(EDIT_ACTIONS),
            onAction: edit,
          },
          {
            title: 'Selection',
            items: createKeyBindingItems({ 'select.toggle': isSelected ? 'Deselect' : 'Select' }),
            onAction: runShortcut,
          },
        ]}
        onClose={onClose}
      />
    </>
  );
}

const formatEditSectionTitle = (count: number | null): string =>
  count === 1 ? 'Change' : `Change ${count === null ? 'all' : formatCount(count)} selected issues`;
