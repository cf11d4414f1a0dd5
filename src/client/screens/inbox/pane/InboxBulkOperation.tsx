import { graphql, useFragment } from 'react-relay';
import type { InboxBulkOperation_operation$key } from '../../../../../__generated__/InboxBulkOperation_operation.graphql';
import { buildBulkOperationHref } from '../../../navigation/hrefs';
import { BulkOperationStatus, BulkOutcomeCounts } from '../../../components/bulk/bulkOutcomes';
import { BulkOperationSummary } from '../../../components/bulk/BulkOperationSummary';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { pluralize } from '../../../ui/format';
import styles from './InboxOpened.module.css';
import { useMarkAsRead } from './useMarkAsRead';

interface InboxBulkOperationProps {
  operation: InboxBulkOperation_operation$key;
  projectKey: string;
}

/** Summary of the bulk operation of the opened notification. */
export function InboxBulkOperation({ operation, projectKey }: InboxBulkOperationProps) {
  const data = useFragment(
    graphql`
      fragment InboxBulkOperation_operation on BulkOperation {
        number
        state
        matched
        changed
        skipped
        failed
        undoOf {
          __typename
        }
        viewerNotification {
          eventCount
          ...useMarkAsRead_notification
        }
        ...BulkOperationSummary_operation
      }
    `,
    operation,
  );
  const { number, state, matched, changed, skipped, failed, undoOf, viewerNotification } = data;
  useMarkAsRead(viewerNotification ?? null);
  return (
    <article className={`${styles.content} ${styles.bulk}`}>
      <h2>
        Bulk edit {number} of {pluralize(matched, 'issue')}
      </h2>
      <p>
        <BulkOperationStatus state={state} />
        {viewerNotification &&
          ` · ${pluralize(viewerNotification.eventCount, 'change')} to issues that you watch or participate in`}
      </p>
      <BulkOperationSummary operation={data} projectKey={projectKey} />
      <BulkOutcomeCounts
        state={state}
        isUndo={undoOf != null}
        changed={changed}
        skipped={skipped}
        failed={failed}
      />
      <PreloadLink to={buildBulkOperationHref(projectKey, number)} className={styles.link}>
        Open bulk edit {number}
      </PreloadLink>
    </article>
  );
}
