import { Columns3, FileDown, FileSpreadsheet, Link2, ListTree } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CommandId } from '../../../../shared/commands/commandKeys';
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
