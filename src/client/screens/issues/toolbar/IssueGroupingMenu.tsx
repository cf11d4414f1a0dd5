import { FoldVertical, Layers, UnfoldVertical } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { MenuButton } from '../../../ui/MenuButton';
import type { MenuCommand } from '../../../ui/MenuPopover';
import {
  getGroupingDisplayName,
  ISSUE_GROUPINGS,
  formatLabelScopeGrouping,
} from '../../../../shared/issueList/grouping';
import { type IssueListUrlState, buildIssueListHref } from '../../../../shared/issueList/issueListUrlState';
import { useCollapsedGroups } from '../list/useCollapsedGroups';
import type { IssueListStore } from '../view/IssueListStore';
import styles from './IssueListToolbar.module.css';
import { useLabelScopes } from './useLabelScopes';

const NO_GROUPING_ID = 'none';

const COLLAPSE_GROUPS_MENU_ITEMS = [
  { command: 'list.collapseAll', label: 'Collapse all', icon: <FoldVertical size={14} aria-hidden="true" /> },
  { command: 'list.expandAll', label: 'Expand all', icon: <UnfoldVertical size={14} aria-hidden="true" /> },
] satisfies MenuCommand[];

/** Menu for grouping the issue list, and for collapsing and expanding its groups. */
export function IssueGroupingMenu({ view, list }: { view: IssueListStore; list: IssueListUrlState }) {
  const navigate = useNavigate();
  const { scopes, load } = useLabelScopes(view);
  const { setAll } = useCollapsedGroups();
  const { group } = list;
  const label = `Group: ${group === null ? 'none' : (ISSUE_GROUPINGS[group]?.label.toLowerCase() ?? getGroupingDisplayName(group))}`;
  const selected = group ?? NO_GROUPING_ID;
  const go = (id: string) => {
    if (id !== selected)
      void navigate(buildIssueListHref({ ...list, group: id === NO_GROUPING_ID ? null : id, collapsed: [] }));
  };
  const collapse = (id: string) => setAll(id === 'list.collapseAll');
  const scopeItems = scopes.map((scope) => ({ id: formatLabelScopeGrouping(scope), label: scope }));
  return (
    <MenuButton
      label={label}
      command="list.group"
      onIntent={load}
      sections={[
        {
          title: 'Group by',
          items: [
            { id: NO_GROUPING_ID, label: 'None' },
            ...Object.entries(ISSUE_GROUPINGS).map(([id, grouping]) => ({ id, label: grouping.label })),
          ],
          selected,
          onAction: go,
        },
        ...(scopeItems.length > 0 ? [{ title: 'Label', items: scopeItems, selected, onAction: go }] : []),
        ...(group === null
          ? []
          : [{ title: 'Groups', items: COLLAPSE_GROUPS_MENU_ITEMS, onAction: collapse }]),
      ]}
    >
      <Layers size={15} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.word}>{label}</span>
    </MenuButton>
  );
}
