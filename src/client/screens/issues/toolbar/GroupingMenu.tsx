import { FoldVertical, UnfoldVertical } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Emitter } from '../../../../shared/Emitter';
import {
  formatLabelScopeGrouping,
  isIssueGroupingAvailable,
  ISSUE_GROUPINGS,
} from '../../../../shared/issueList/grouping';
import { buildIssueListHref, type IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { type MenuCommand, MenuPopover } from '../../../ui/MenuPopover';
import { useCollapsedGroups } from '../list/useCollapsedGroups';
import type { IssueListStore } from '../view/IssueListStore';
import { fetchLabelScopes } from '../view/LabelScopesQuery';

const NO_GROUPING_ID = 'none';
const NO_SCOPES: readonly string[] = [];

const COLLAPSE_GROUPS_MENU_ITEMS = [
  { command: 'list.collapseAll', label: 'Collapse all', icon: <FoldVertical size={14} aria-hidden="true" /> },
  { command: 'list.expandAll', label: 'Expand all', icon: <UnfoldVertical size={14} aria-hidden="true" /> },
] satisfies MenuCommand[];

/** The scopes of the labels of the project whose menu was used last (`component` of `component::net`). */
let labelScopes: { projectKey: string; scopes: readonly string[] } | null = null;
let requestedProjectKey: string | null = null;
const labelScopesEmitter = new Emitter();

/** Fetches the label scopes of the project before its menu opens. The list of all projects offers none. */
export function loadLabelScopes({ environment, list: { projectKey } }: IssueListStore): void {
  if (projectKey === null || requestedProjectKey === projectKey) return;
  requestedProjectKey = projectKey;
  fetchLabelScopes(environment, projectKey).then(
    (scopes) => {
      labelScopes = { projectKey, scopes };
      labelScopesEmitter.emit();
    },
    // After a failed request the menu has no label scopes; opening it again repeats the request.
    () => (requestedProjectKey = null),
  );
}

interface GroupingMenuProps {
  label: string;
  list: IssueListUrlState;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Menu for grouping the issue list, and for collapsing and expanding its groups. */
export function GroupingMenu({ label, list, trigger, onClose }: GroupingMenuProps) {
  const navigate = useNavigate();
  const { setAll } = useCollapsedGroups();
  const scopes = useSyncExternalStore(labelScopesEmitter.subscribe, () =>
    labelScopes?.projectKey === list.projectKey ? labelScopes.scopes : NO_SCOPES,
  );
  const { group } = list;
  const selected = group ?? NO_GROUPING_ID;
  const go = (id: string) => {
    if (id !== selected)
      void navigate(buildIssueListHref({ ...list, group: id === NO_GROUPING_ID ? null : id, collapsed: [] }));
  };
  const collapse = (id: string) => setAll(id === 'list.collapseAll');
  const scopeItems = scopes.map((scope) => ({ id: formatLabelScopeGrouping(scope), label: scope }));
  return (
    <MenuPopover
      label={label}
      trigger={trigger}
      onClose={onClose}
      sections={[
        {
          title: 'Group by',
          items: [
            { id: NO_GROUPING_ID, label: 'None' },
            ...Object.entries(ISSUE_GROUPINGS)
              .filter(([id]) => isIssueGroupingAvailable(list.projectKey, id))
              .map(([id, grouping]) => ({ id, label: grouping.label })),
          ],
          selected,
          onAction: go,
        },
        ...(scopeItems.length > 0 ? [{ title: 'Label', items: scopeItems, selected, onAction: go }] : []),
        ...(group === null
          ? []
          : [{ title: 'Groups', items: COLLAPSE_GROUPS_MENU_ITEMS, onAction: collapse }]),
      ]}
    />
  );
}
