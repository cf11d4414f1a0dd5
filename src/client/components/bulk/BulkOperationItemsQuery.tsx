import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { BulkOperationItemsQuery } from '../../../../__generated__/BulkOperationItemsQuery.graphql';
import { AsyncBoundary } from '../AsyncBoundary';
import { BulkOperationItems } from './BulkOperationItems';

/** The issues of a bulk operation, loaded when the user opens them. */
export const bulkOperationItemsQuery = graphql`
  query BulkOperationItemsQuery($id: ID!) {
    node(id: $id) {
      ...BulkOperationItems_operation @alias(as: "operation")
    }
  }
`;

interface LoadedBulkOperationItemsProps {
  queryRef: PreloadedQuery<BulkOperationItemsQuery>;
  projectKey: string;
  onRetry: () => void;
}

/** Renders the issues of a bulk operation from a preloaded BulkOperationItemsQuery. */
export function LoadedBulkOperationItems({ onRetry, ...props }: LoadedBulkOperationItemsProps) {
  return (
    <AsyncBoundary skeleton={<p role="status">Loading issues…</p>} onRetry={onRetry}>
      <BulkOperationItemsFromQuery {...props} />
    </AsyncBoundary>
  );
}

function BulkOperationItemsFromQuery({
  queryRef,
  projectKey,
}: Omit<LoadedBulkOperationItemsProps, 'onRetry'>) {
  const { node } = usePreloadedQuery<BulkOperationItemsQuery>(bulkOperationItemsQuery, queryRef);
  return node?.operation && <BulkOperationItems operation={node.operation} projectKey={projectKey} />;
}
