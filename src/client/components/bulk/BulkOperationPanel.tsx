import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BulkOperationPanel_operation$key } from '../../../../__generated__/BulkOperationPanel_operation.graphql';
import { BulkOperationControls } from './BulkOperationControls';
import { BulkOperationProgressView } from './BulkOperationProgressView';
import type { BulkOperationRef } from './bulkMutations';

export type { BulkOperationPanel_operation$key };

interface BulkOperationPanelProps {
  operation: BulkOperationPanel_operation$key;
  /** Called with a bulk operation that has been started: this one, or the one that undoes it. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
  /** Shown between the progress and the controls. */
  children?: ReactNode;
}

/** Progress and controls of a bulk operation. */
export function BulkOperationPanel({ operation, onStarted, children }: BulkOperationPanelProps) {
  const data = useFragment(
    graphql`
      fragment BulkOperationPanel_operation on BulkOperation {
        ...BulkOperationProgressView_operation
        ...BulkOperationControls_operation
      }
    `,
    operation,
  );
  return (
    <>
      <BulkOperationProgressView operation={data} />
      {children}
      <BulkOperationControls operation={data} onStarted={onStarted} />
    </>
  );
}
