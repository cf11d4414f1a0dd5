import type { ReactNode } from 'react';
import { BULK_UNDO_PERIOD_DAYS } from '../../../shared/limits';
import { AlertDialog } from '../../ui/AlertDialog';
import { pluralize } from '../../ui/format';

interface DeletionDialogProps {
  noun: 'label' | 'milestone';
  name: string;
  /** The label or milestone as it is shown in the dialog. */
  shown?: ReactNode;
  /** Number of issues that lose the label or milestone. */
  issueCount: number;
  deletion: { error: string | null; pending: boolean; confirm: () => Promise<void> };
  onClose: () => void;
}

/** Dialog that confirms the deletion of a label or milestone and says how many issues lose it. */
export function DeletionDialog({ noun, name, shown, issueCount, deletion, onClose }: DeletionDialogProps) {
  return (
    <AlertDialog
      title={`Delete ${noun} ${name}?`}
      confirmLabel={`Delete ${noun}`}
      error={deletion.error}
      pending={deletion.pending}
      onConfirm={() => void deletion.confirm()}
      onClose={onClose}
    >
      {shown && <p>{shown}</p>}
      {issueCount === 0 ? (
        <p>No issue has this {noun}.</p>
      ) : (
        <>
          <p>
            <b>{pluralize(issueCount, 'issue')}</b> {issueCount === 1 ? 'loses' : 'lose'} this {noun}. The
            issues themselves are kept.
          </p>
          <p>You can undo this for {pluralize(BULK_UNDO_PERIOD_DAYS, 'day')}.</p>
        </>
      )}
    </AlertDialog>
  );
}
