import { graphql } from 'react-relay';
import { type BulkPanel_operation$key } from './BulkPanel';

export type { BulkPanel_operation$key };

/** A bulk operation by its id, for a dialog that shows it and for refetches by useBulkProgress. */
export const bulkOperationQuery = graphql`
  query BulkOperationQuery($id: ID!) {
    node(id: $id) {
      ...BulkPanel_operation @alias(as: "operation")
    }
  }
`;
