import { ChevronRight } from 'lucide-react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import type { ActivityBulkOperation_operation$key } from '../../../../__generated__/ActivityBulkOperation_operation.graphql';
import type { BulkOperationItemsQuery } from '../../../../__generated__/BulkOperationItemsQuery.graphql';
import { bulkOperationItemsQuery, LoadedBulkOperationItems } from '../../components/bulk/BulkOperationItems';
import { buildBulkOperationHref } from '../../navigation/hrefs';
import { BulkOperationSummary } from '../../components/bulk/BulkOperationSummary';
import { PreloadLink } from '../../navigation/PreloadLink';
import { pluralize } from '../../ui/format';
import styles from './ActivityBulkOperation.module.css';

interface ActivityBulkOperationProps {
  operation: ActivityBulkOperation_operation$key;
  projectKey: string;
}

/** A bulk edit as one entry of the activity. A button shows the issues that it changed. */
export function ActivityBulkOperation({ operation, projectKey }: ActivityBulkOperationProps) {
  const data = useFragment(
    graphql`
      fragment ActivityBulkOperation_operation on BulkOperation {
        id
        number
        changed
        ...BulkOperationSummary_operation
      }
    `,
    operation,
  );
  const [queryRef, load, dispose] = useQueryLoader<BulkOperationItemsQuery>(bulkOperationItemsQuery);
  const isExpanded = queryRef != null;
  return (
    <div className={styles.operation}>
      <p>
        <PreloadLink to={buildBulkOperationHref(projectKey, data.number)} className={styles.name}>
          Bulk edit {data.number}
        </PreloadLink>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isExpanded}
          onClick={() => (isExpanded ? dispose() : load({ id: data.id }))}
        >
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
          {pluralize(data.changed, 'issue')}
        </button>
      </p>
      <BulkOperationSummary operation={data} projectKey={projectKey} />
      {queryRef && (
        <LoadedBulkOperationItems
          queryRef={queryRef}
          projectKey={projectKey}
          onRetry={() => load({ id: data.id }, { fetchPolicy: 'network-only' })}
        />
      )}
    </div>
  );
}
