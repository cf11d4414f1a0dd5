import { type ReactNode, useSyncExternalStore } from 'react';
import { VirtualRow } from '../../../ui/VirtualRows';
import { useIssueListContext } from './IssueListContext';
import styles from './SelectableRow.module.css';

interface Props {
  index: number;
  /** Id of the issue; null: not loaded yet. */
  id: string | null;
  level?: number | undefined;
  busy: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The row of an issue with its selection checkbox. Clicks are handled by the list. */
export function SelectableRow({ id, children, ...row }: Props) {
  const { selection } = useIssueListContext();
  const selected = useSyncExternalStore(selection.subscribe, () => selection.has(id));
  return (
    <VirtualRow {...row} selected={selected}>
      <span role="gridcell" className={styles.cell} data-select="">
        <span role="checkbox" aria-checked={selected} aria-label="Select" className={styles.box} />
      </span>
      {children}
    </VirtualRow>
  );
}
