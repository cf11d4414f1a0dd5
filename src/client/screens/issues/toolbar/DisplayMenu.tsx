import { Columns3, Link2, ListTree } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { runCommand } from '../../../ui/commands/dispatch';
import { MenuPopover } from '../../../ui/MenuPopover';
import {
  buildIssueListHref,
  type IssueListUrlState,
  type RowDensity,
} from '../../../../shared/issueList/issueListUrlState';
import { saveRowDensity, useRowDensity } from '../list/density';

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

/** Menu that changes the density, the trees and the columns of the list, and copies its link. */
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
      ]}
    />
  );
}
