import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  ISSUE_FIELD_COMMANDS,
  ISSUE_FIELDS_WITH_COMMANDS,
  type IssueFieldWithCommand,
} from '../../../components/pickers/fields';
import type { CommandId } from '../../../../shared/commands/commandKeys';
import { formatCount } from '../../../ui/format';
import { runCommand } from '../../../ui/commands/dispatch';
import { type MenuCommand, MenuPopover } from '../../../ui/MenuPopover';
import { countSelectedIssues, type IssueSelection, isShownAsSelected } from '../selection/IssueSelection';
import { createIssueCopySection, createSelectionCopySection } from '../selection/copyIssues';
import { splitIssueKey } from '../../../navigation/hrefs';
import type { ListOnScreen } from '../data/ListOnScreen';

/** Where the menu of a row was opened. */
export interface RowMenuTarget {
  /** Index of the row. */
  readonly row: number;
  readonly issueKey: string;
  /** Element of the row, which receives the focus before a command runs. */
  readonly element: HTMLElement;
  /** Position in the window, in px. */
  readonly x: number;
  readonly y: number;
}

const toItems = (ids: readonly CommandId[]): MenuCommand[] => ids.map((command) => ({ command }));
const OPEN_ITEMS = toItems(['list.open', 'list.peek', 'issue.openInNewTab', 'issue.copyLink']);
const RELATED_ITEMS = toItems(['select.author', 'select.burst']);
const EDIT_ITEMS = toItems(Object.values(ISSUE_FIELD_COMMANDS));

export interface RowMenuProps extends RowMenuTarget {
  list: ListOnScreen;
  selection: IssueSelection;
  /** Opens the picker of a field for the issue in a row or, if the row is selected, for all selected issues. */
  onEdit: (field: IssueFieldWithCommand, row: number) => void;
  onClose: () => void;
}

/** Menu of a row of the issue list. */
export function RowMenu({ row: openedRow, issueKey, element, x, y, list, selection, ...on }: RowMenuProps) {
  const { store } = list;
  const { onEdit, onClose } = on;
  // The list may have been refreshed since the menu was opened.
  const row = list.at(openedRow)?.key === issueKey ? openedRow : list.findMountedRow(issueKey);
  const anchor = useRef<HTMLSpanElement>(null);
  const isSelected = isShownAsSelected(
    selection,
    store.state,
    row === null ? null : (list.at(row)?.id ?? null),
  );
  const closeAndFocusRow = () => {
    // The commands apply to the focused row, and while it is open the menu keeps the focus.
    flushSync(onClose);
    element.focus({ preventScroll: true });
  };
  const run = (id: string) => {
    closeAndFocusRow();
    runCommand(id as CommandId);
  };
  const edit = (id: string) => {
    closeAndFocusRow();
    const field = ISSUE_FIELDS_WITH_COMMANDS.find((other) => ISSUE_FIELD_COMMANDS[other] === id);
    if (field && row !== null) onEdit(field, row);
  };
  const editSection = {
    title: isSelected
      ? formatEditSectionTitle(countSelectedIssues(store, store.state, selection, selection.state))
      : 'Change',
    items: EDIT_ITEMS,
    onAction: edit,
  };
  return (
    <>
      <span ref={anchor} style={{ position: 'fixed', left: x, top: y }} />
      <MenuPopover
        label={`Issue ${splitIssueKey(issueKey)[1]}`}
        trigger={anchor}
        align="start"
        sections={[
          { items: OPEN_ITEMS, onAction: run },
          isSelected
            ? createSelectionCopySection('Copy selected issues', store, selection)
            : createIssueCopySection(store, issueKey),
          // Several issues can be changed at once only in the list of their project.
          ...(isSelected && store.list.projectKey === null ? [] : [editSection]),
          {
            title: 'Selection',
            items: [{ command: 'select.toggle', ...(isSelected && { label: 'Deselect' }) }, ...RELATED_ITEMS],
            onAction: run,
          },
        ]}
        onClose={onClose}
      />
    </>
  );
}

const formatEditSectionTitle = (count: number | null): string =>
  count === 1 ? 'Change' : `Change ${count === null ? 'all' : formatCount(count)} selected issues`;
