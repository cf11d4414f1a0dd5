import { graphql } from 'react-relay';
import { type BulkOperationPanel_operation$key } from './BulkOperationPanel';

export type { BulkOperationPanel_operation$key };

/** A bulk operation by its id, for a dialog that shows it and for refetches by useBulkProgress. */
export const bulkOperationQuery = graphql`
  query BulkOperationQuery($id: ID!) {
    node(id: $id) {
      ...BulkOperationPanel_operation @alias(as: "operation")
    }
  }
`;
