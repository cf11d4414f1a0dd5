import { type ReactNode, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { VirtualRow } from '../../../ui/VirtualRows';
import { useIssueListContext } from './IssueListContext';
import styles from './SelectableRow.module.css';

interface SelectableRowProps {
  index: number;
  /** Id of the issue; null: not loaded yet. */
  id: string | null;
  level?: number | undefined;
  expanded?: boolean | undefined;
  busy: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Marks of rows after the viewer's own edits, until the list is refreshed. */
const MARK_LABELS = { mismatched: 'No longer matches', edited: 'Changed by you' };

/** The row of an issue with its selection checkbox. Clicks are handled by the list. */
export function SelectableRow({ id, className, children, ...row }: SelectableRowProps) {
  const { view, selection } = useIssueListContext();
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(id));
  const mark = useSyncExternalStore(view.subscribe, () => {
    const { mismatched, edited } = view.state;
    return id === null ? null : mismatched.has(id) ? 'mismatched' : edited.has(id) ? 'edited' : null;
  });
  // "All matching" does not include an issue that no longer matches.
  const selected = isSelected && !(mark === 'mismatched' && selection.state.all);
  return (
    <VirtualRow {...row} className={mark ? `${className} ${styles[mark]}` : className} selected={selected}>
      <span
        role="gridcell"
        className={styles.cell}
        data-select=""
        title={mark ? MARK_LABELS[mark] : undefined}
      >
        <span role="checkbox" aria-checked={selected} aria-label="Select" className={styles.box} />
        {mark && <VisuallyHidden>{MARK_LABELS[mark]}</VisuallyHidden>}
      </span>
      {children}
    </VirtualRow>
  );
}
