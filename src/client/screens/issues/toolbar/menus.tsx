import {
  Columns3,
  FileDown,
  FileSpreadsheet,
  Link2,
  ListTree,
  FoldVertical,
  UnfoldVertical,
} from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CommandId } from '../../../../shared/commands/commandKeys';
import { runCommand } from '../../../ui/commands/dispatch';
import { MenuPopover, type MenuCommand } from '../../../ui/MenuPopover';
import {
  buildIssueListHref,
  type IssueListUrlState,
  type IssueSortName,
  type RowDensity,
  ISSUE_SORT_FIELDS,
  isIssueSortAvailable,
} from '../../../../shared/issueList/issueListUrlState';
import { saveRowDensity, useRowDensity } from '../list/rowLayout';
import { Emitter } from '../../../../shared/Emitter';
import {
  formatLabelScopeGrouping,
  isIssueGroupingAvailable,
  ISSUE_GROUPINGS,
} from '../../../../shared/issueList/grouping';
import { useCollapsedGroups } from '../list/useListOnScreen';
import type { IssueListStore } from '../data/IssueListStore';
import { fetchLabelScopes } from '../data/labelScopes';
import { capitalize } from '../../../ui/format';

const ROW_DENSITY_OPTIONS: { id: RowDensity; label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'regular', label: 'Regular' },
  { id: 'roomy', label: 'Roomy' },
  { id: 'snippets', label: 'With snippets' },
];

interface DisplayMenuProps {
  list: IssueListUrlState;
  trigger: RefObject<HTMLElement | null>;
  onChooseColumns: () => void;
  onClose: () => void;
}

/** Renders the menu that changes density, trees and columns of the list, copies its link and exports its issues. */
export function DisplayMenu({ list, trigger, onChooseColumns, onClose }: DisplayMenuProps) {
  const navigate = useNavigate();
  const density = useRowDensity(list.density);
  const chooseDensity = (id: string) => {
    const chosen = id as RowDensity;
    // The density of a saved view, or of a link, is part of the list; otherwise it is a setting of the browser.
    if (list.savedView === null && list.density === null) saveRowDensity(chosen);
    else void navigate(buildIssueListHref({ ...list, density: chosen }));
  };
  return (
    <MenuPopover
      label="Display"
      trigger={trigger}
      onClose={onClose}
      sections={[
        { title: 'Density', items: ROW_DENSITY_OPTIONS, selected: density, onAction: chooseDensity },
        // The list of all projects shows no trees.
        ...(list.projectKey === null
          ? []
          : [
              {
                title: 'Sub-issues',
                items: [
                  {
                    command: 'list.trees' as const,
                    label: list.trees ? 'Show as a flat list' : 'Nest below their parents',
                    icon: <ListTree size={14} aria-hidden="true" />,
                  },
                ],
                onAction: () => void runCommand('list.trees'),
              },
            ]),
        {
          title: 'Columns',
          items: [
            { id: 'columns', label: 'Choose columns…', icon: <Columns3 size={14} aria-hidden="true" /> },
          ],
          onAction: onChooseColumns,
        },
        {
          title: 'Share',
          items: [{ command: 'list.copyLink', icon: <Link2 size={14} aria-hidden="true" /> }],
          onAction: () => void runCommand('list.copyLink'),
        },
        ...(list.projectKey === null
          ? []
          : [
              {
                title: 'Export',
                items: [
                  {
                    command: 'list.exportCsv' as const,
                    icon: <FileSpreadsheet size={14} aria-hidden="true" />,
                  },
                  {
                    command: 'list.exportProject' as const,
                    icon: <FileDown size={14} aria-hidden="true" />,
                  },
                ],
                onAction: (id: string) => void runCommand(id as CommandId),
              },
            ]),
      ]}
    />
  );
}

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

/** The names of a sort order's directions: ascending, descending. */
type DirectionLabels = readonly [string, string];

const NUMBER_DIRECTION_LABELS: DirectionLabels = ['Lowest first', 'Highest first'];
const NAME_DIRECTION_LABELS: DirectionLabels = ['A to Z', 'Z to A'];

const DIRECTION_LABELS: Readonly<Record<IssueSortName, DirectionLabels>> = {
  state: ['Workflow order', 'Reverse workflow order'],
  priority: NUMBER_DIRECTION_LABELS,
  assignee: NAME_DIRECTION_LABELS,
  due: ['Earliest first', 'Latest first'],
  number: NUMBER_DIRECTION_LABELS,
  created: ['Oldest first', 'Newest first'],
  updated: ['Least recently updated first', 'Most recently updated first'],
  closed: ['Oldest first', 'Newest first'],
  comments: NUMBER_DIRECTION_LABELS,
  votes: NUMBER_DIRECTION_LABELS,
  title: NAME_DIRECTION_LABELS,
  relevance: NUMBER_DIRECTION_LABELS,
};

interface SortMenuProps {
  label: string;
  list: IssueListUrlState;
  /** Name and direction of the sort order of the list, also if the URL has none. */
  name: IssueSortName;
  direction: 'asc' | 'desc';
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Menu with the sort orders of the list and their directions. */
export function SortMenu({ label, list, name, direction, trigger, onClose }: SortMenuProps) {
  const navigate = useNavigate();
  const go = (sort: string) => void navigate(buildIssueListHref({ ...list, sort }));
  const [ascending, descending] = DIRECTION_LABELS[name];
  return (
    <MenuPopover
      label={label}
      trigger={trigger}
      onClose={onClose}
      sections={[
        {
          title: 'Sort by',
          items: Object.keys(ISSUE_SORT_FIELDS)
            .filter((id) => isIssueSortAvailable(list.projectKey, id))
            .map((id) => ({ id, label: capitalize(id) })),
          selected: name,
          onAction: (id) => id !== name && go(`${id}-${ISSUE_SORT_FIELDS[id]![1]}`),
        },
        {
          title: 'Direction',
          items: [
            { id: 'asc', label: ascending },
            { id: 'desc', label: descending },
          ],
          selected: direction,
          onAction: (id) => go(`${name}-${id}`),
        },
      ]}
    />
  );
}
