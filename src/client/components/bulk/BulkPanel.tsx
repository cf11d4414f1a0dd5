import { graphql, useFragment } from 'react-relay';
import type { BulkPanel_operation$key } from '../../../../__generated__/BulkPanel_operation.graphql';
import { BulkControls } from './BulkControls';
import { BulkProgress } from './BulkProgress';
import type { BulkOperationRef } from './bulkMutations';

export type { BulkPanel_operation$key };

interface Props {
  operation: BulkPanel_operation$key;
  /** Called with a bulk operation that has been started: this one, or the one that undoes it. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
}

/** Progress and controls of a bulk operation. */
export function BulkPanel({ operation, onStarted }: Props) {
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
      <BulkControls operation={data} onStarted={onStarted} />
    </>
  );
}
