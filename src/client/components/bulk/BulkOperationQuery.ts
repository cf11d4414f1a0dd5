import { graphql } from 'react-relay';
// The query below spreads a fragment of this module. Relay's lint rule requires that spreads are visible as imports; an
// import without names adds nothing to the bundle.
import {} from './BulkOperationFields';
import { type BulkOperationPanel_operation$key } from './BulkOperationPanel';

export type { BulkOperationPanel_operation$key };

/** A bulk operation by its id, for a dialog that shows it and for refetches by useBulkOperationRefetch. */
export const bulkOperationQuery = graphql`
  query BulkOperationQuery($id: ID!) {
    node(id: $id) {
      ...BulkOperationPanel_operation @alias(as: "operation")
      ...BulkOperationFields_operation @alias(as: "fields")
    }
  }
`;
