import { graphql, useFragment } from 'react-relay';
import type { BulkPanel_operation$key } from '../../../../__generated__/BulkPanel_operation.graphql';
import { BulkControls } from './BulkControls';
import { BulkProgress } from './BulkProgress';
import type { BulkOperationRef } from './bulkMutations';

export type { BulkPanel_operation$key };

interface Props {
  operation: BulkPanel_operation$key;
  /** It is on its way now, or the operation that takes it back is. */
  onBegun?: ((operation: BulkOperationRef) => void) | undefined;
}

/** How far an operation has come, and what can be done with it. */
export function BulkPanel({ operation, onBegun }: Props) {
  const data = useFragment(
    graphql`
      fragment BulkPanel_operation on BulkOperation {
        ...BulkProgress_operation
        ...BulkControls_operation
      }
    `,
    operation,
  );
  return (
    <>
      <BulkProgress operation={data} />
      <BulkControls operation={data} onBegun={onBegun} />
    </>
  );
}
