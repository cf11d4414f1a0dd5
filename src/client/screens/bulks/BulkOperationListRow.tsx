import { graphql, useFragment } from 'react-relay';
import type { BulkOperationListRow_operation$key } from '../../../../__generated__/BulkOperationListRow_operation.graphql';
import { BulkOperationControls } from '../../components/bulk/BulkOperationControls';
import { buildBulkOperationHref } from '../../components/bulk/bulkOperationHref';
import { BulkOperationStatus } from '../../components/bulk/BulkOperationStatus';
import { BulkOperationSummary } from '../../components/bulk/BulkOperationSummary';
import { BulkOutcomeCounts } from '../../components/bulk/BulkOutcomeCounts';
import { useBulkOperationRefetch } from '../../components/bulk/useBulkOperationRefetch';
import { PreloadLink } from '../../components/PreloadLink';
import { pluralize } from '../../ui/format';
import styles from './BulkOperationListRow.module.css';

interface BulkOperationListRowProps {
  operation: BulkOperationListRow_operation$key;
  projectKey: string;
  /** Called when the bulk edit, or the one that undoes it, has been started. */
  onChange: () => void;
}

/** A bulk edit with its changes, state and result counts, and the undo button. */
export function BulkOperationListRow({ operation, projectKey, onChange }: BulkOperationListRowProps) {
  const data = useFragment(
    graphql`
      fragment BulkOperationListRow_operation on BulkOperation {
        number
        state
        matched
        changed
        skipped
        failed
        undoOf {
          __typename
        }
        ...useBulkOperationRefetch_operation
        ...BulkOperationSummary_operation
        ...BulkOperationControls_operation
      }
    `,
    operation,
  );
  const { number, state, matched, changed, skipped, failed, undoOf } = data;
  useBulkOperationRefetch(data);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.line}>
          <PreloadLink to={buildBulkOperationHref(projectKey, number)} className={styles.name}>
            Bulk edit {number}
          </PreloadLink>
          <BulkOperationStatus state={state} />
          <span className={styles.matched}>{pluralize(matched, 'issue')}</span>
        </p>
        <BulkOperationSummary operation={data} projectKey={projectKey} />
        <BulkOutcomeCounts
          state={state}
          isUndo={undoOf != null}
          changed={changed}
          skipped={skipped}
          failed={failed}
          terse
        />
      </div>
      <BulkOperationControls operation={data} terse onStarted={onChange} />
    </li>
  );
}
