/** Labels of the states of a bulk operation. */
export const BULK_OPERATION_STATE_LABELS: Readonly<Record<string, string>> = {
  PREVIEWED: 'Preview',
  RUNNING: 'Running',
  DONE: 'Done',
  FAILED: 'Failed',
  CANCELED: 'Canceled',
  UNDONE: 'Undone',
};

/** Labels of the result counts of a bulk operation, in lower case. */
export const getBulkCountLabels = ({ isPreview, isUndo }: { isPreview: boolean; isUndo: boolean }) => ({
  changed: isPreview ? 'will change' : isUndo ? 'undone' : 'changed',
  skipped: isUndo ? 'skipped' : 'unchanged',
  failed: isPreview ? 'will fail' : 'failed',
});
