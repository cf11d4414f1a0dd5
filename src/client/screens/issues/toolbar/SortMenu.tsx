import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { MenuPopover } from '../../../ui/MenuPopover';
import {
  buildIssueListHref,
  ISSUE_SORT_FIELDS,
  isIssueSortAvailable,
  type IssueListUrlState,
} from '../../../../shared/issueList/issueListUrlState';
import { capitalize } from '../../../ui/format';

/** The directions of a sort order by its name in the URL: ascending, descending. */
const DIRECTION_LABELS: Readonly<Record<string, readonly [string, string]>> = {
  updated: ['Least recently updated first', 'Most recently updated first'],
  created: ['Oldest first', 'Newest first'],
  closed: ['Oldest first', 'Newest first'],
  due: ['Earliest first', 'Latest first'],
  title: ['A to Z', 'Z to A'],
  state: ['Workflow order', 'Reverse workflow order'],
  assignee: ['A to Z', 'Z to A'],
};
const NUMBER_DIRECTION_LABELS = ['Lowest first', 'Highest first'] as const;

interface SortMenuProps {
  label: string;
  list: IssueListUrlState;
  /** Name and direction of the sort order of the list, also if the URL has none. */
  name: string;
  direction: 'asc' | 'desc';
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Menu with the sort orders of the list and their directions. */
export function SortMenu({ label, list, name, direction, trigger, onClose }: SortMenuProps) {
  const navigate = useNavigate();
  const go = (sort: string) => void navigate(buildIssueListHref({ ...list, sort }));
  const [ascending, descending] = DIRECTION_LABELS[name] ?? NUMBER_DIRECTION_LABELS;
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
