import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type IssueFieldCommand,
  type IssueFieldWithCommand,
  ISSUE_FIELD_COMMANDS,
} from '../../../components/pickers/fields';
import type { CommandId } from '../../../../shared/commands/commandKeys';
import { formatCount } from '../../../ui/format';
import { runCommand } from '../../../ui/commands/dispatch';
import { type MenuCommand, MenuPopover } from '../../../ui/MenuPopover';
import { countSelectedIssues } from '../bulk/countSelectedIssues';
import { createIssueCopySection, createSelectionCopySection } from '../copy/copyItems';
import { getIssueKeyFromLinkElement, isRowSelected } from '../row/rowDom';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';

/** Where a row's menu was opened: the issue's link in the row, and the position in the window, in px. */
export interface RowMenuTarget {
  readonly link: HTMLAnchorElement;
  readonly x: number;
  readonly y: number;
}

const toItems = (ids: readonly CommandId[]): MenuCommand[] => ids.map((command) => ({ command }));
const OPEN_ITEMS = toItems(['list.open', 'list.peek', 'issue.openInNewTab', 'issue.copyLink']);
const RELATED_ITEMS = toItems(['select.author', 'select.burst']);
const EDIT_ITEMS = toItems(Object.keys(ISSUE_FIELD_COMMANDS) as IssueFieldCommand[]);

export interface RowMenuProps extends RowMenuTarget {
  view: IssueListStore;
  selection: IssueSelection;
  /** Opens the picker of a field for the row's issue or, if the row is selected, for all selected issues. */
  onEdit: (field: IssueFieldWithCommand, link: HTMLAnchorElement) => void;
  onClose: () => void;
}

/** Menu of a row of the issue list. */
export function RowMenu({ link, x, y, view, selection, onEdit, onClose }: RowMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const isSelected = isRowSelected(link);
  const closeAndFocusRow = () => {
    // The commands apply to the focused row, and while it is open the menu keeps the focus.
    flushSync(onClose);
    link.closest<HTMLElement>('[role=row]')?.focus({ preventScroll: true });
  };
  const run = (id: string) => {
    closeAndFocusRow();
    runCommand(id as CommandId);
  };
  const edit = (id: string) => {
    closeAndFocusRow();
    onEdit(ISSUE_FIELD_COMMANDS[id as IssueFieldCommand], link);
  };
  const editSection = {
    title: isSelected
      ? formatEditSectionTitle(countSelectedIssues(view, view.state, selection, selection.state))
      : 'Change',
    items: EDIT_ITEMS,
    onAction: edit,
  };
  return (
    <>
      <span ref={anchor} style={{ position: 'fixed', left: x, top: y }} />
      <MenuPopover
        label={`Issue ${link.dataset['number']}`}
        trigger={anchor}
        align="start"
        sections={[
          { items: OPEN_ITEMS, onAction: run },
          isSelected
            ? createSelectionCopySection('Copy selected issues', view, selection)
            : createIssueCopySection(view, getIssueKeyFromLinkElement(link)),
          // Several issues can be changed at once only in the list of their project.
          ...(isSelected && view.list.projectKey === null ? [] : [editSection]),
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
