import { graphql, useFragment } from 'react-relay';
import type { BulkRow_operation$key } from '../../../../__generated__/BulkRow_operation.graphql';
import { BulkControls } from '../../components/bulk/BulkControls';
import { BULK_OPERATION_STATE_LABELS, getBulkCountLabels } from '../../components/bulk/bulkLabels';
import { useBulkProgress } from '../../components/bulk/useBulkProgress';
import { PreloadLink } from '../../components/PreloadLink';
import { formatCount } from '../../ui/format';
import { BulkSummary } from '../bulk/BulkSummary';
import styles from './BulkRow.module.css';

interface Props {
  operation: BulkRow_operation$key;
  projectKey: string;
  /** Called when the bulk edit, or the one that undoes it, has been started. */
  onChange: () => void;
}

/** A bulk edit with its changes, state and result counts, and the undo button. */
export function BulkRow({ operation, projectKey, onChange }: Props) {
  const data = useFragment(
    graphql`
      fragment BulkRow_operation on BulkOperation {
        number
        state
        matched
        frozen
        changed
        skipped
        failed
        undoOf {
          __typename
        }
        ...useBulkProgress_operation
        ...BulkSummary_operation
        ...BulkControls_operation
      }
    `,
    operation,
  );
  const { number, state, matched, changed, skipped, failed, frozen, undoOf } = data;
  useBulkProgress(data);
  const labels = getBulkCountLabels({
    isPreview: state === 'PREVIEWED',
    isUndo: undoOf?.__typename !== undefined,
  });
  const counts = [
    `${formatCount(changed)} ${labels.changed}`,
    skipped > 0 && `${formatCount(skipped)} ${labels.skipped}`,
    failed > 0 && `${formatCount(failed)} ${labels.failed}`,
    (state === 'RUNNING' || frozen < matched) && `of ${formatCount(matched)}`,
  ];
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.line}>
          <PreloadLink to={`/projects/${projectKey}/bulk/${number}`} className={styles.name}>
            Bulk edit {number}
          </PreloadLink>
          <span className={styles.state}>{BULK_OPERATION_STATE_LABELS[state] ?? state}</span>
        </p>
        <BulkSummary operation={data} projectKey={projectKey} />
        <p className={styles.counts}>{counts.filter(Boolean).join(' · ')}</p>
      </div>
      <BulkControls operation={data} terse onStarted={onChange} />
    </li>
  );
}
