import { graphql, useFragment } from 'react-relay';
import type { BulkOperationPanel_operation$key } from '../../../../__generated__/BulkOperationPanel_operation.graphql';
import { BulkControls } from './BulkControls';
import { BulkProgress } from './BulkProgress';
import type { BulkOperationRef } from './bulkMutations';

export type { BulkOperationPanel_operation$key };

interface Props {
  operation: BulkOperationPanel_operation$key;
  /** Called with a bulk operation that has been started: this one, or the one that undoes it. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
}

/** Progress and controls of a bulk operation. */
export function BulkOperationPanel({ operation, onStarted }: Props) {
  const data = useFragment(
    graphql`
      fragment BulkOperationPanel_operation on BulkOperation {
        ...BulkProgress_operation
        ...BulkControls_operation
      }
    `,
    operation,
  );
  return (
    <>
      <BulkProgress operation={data} />
      <BulkControls operation={data} onStarted={onStarted} />
    </>
  );
}
