import { graphql, useFragment } from 'react-relay';
import type { BulkProgress_operation$key } from '../../../../__generated__/BulkProgress_operation.graphql';
import { formatCount } from '../../ui/format';
import styles from './BulkProgress.module.css';
import { useBulkProgress } from './useBulkProgress';

export type { BulkProgress_operation$key };

/** How far an operation has come: its counts, and why issues are left out. */
export function BulkProgress({ operation }: { operation: BulkProgress_operation$key }) {
  const { id, state, matched, frozen, changed, skipped, failed, message, reasons, undoOf } = useFragment(
    graphql`
      fragment BulkProgress_operation on BulkOperation {
        id
        state
        matched
        frozen
        changed
        skipped
        failed
        message
        undoOf {
          id
        }
        reasons {
          outcome
          message
          count
        }
      }
    `,
    operation,
  );
  const isPreview = state === 'PREVIEWED';
  const isMoving = state === 'RUNNING' || frozen < matched;
  useBulkProgress(id, isMoving);
  const done = isPreview || frozen < matched ? frozen : changed + skipped + failed;
  return (
    <div className={styles.progress}>
      <p className={styles.state} role="status">
        {isMoving
          ? `${VERBS[state] ?? 'Working'}… ${formatCount(done)} of ${formatCount(matched)}`
          : `${STATES[state] ?? state}${message ? `: ${message}` : ''}`}
      </p>
      <progress className={styles.bar} max={Math.max(1, matched)} value={done} aria-label="Progress" />
      <dl className={styles.counts}>
        <Count value={changed} label={isPreview ? 'will change' : undoOf ? 'taken back' : 'changed'} />
        <Count value={skipped} label={undoOf ? 'left alone' : 'so already'} />
        <Count value={failed} label={isPreview ? 'cannot' : 'could not'} bad={failed > 0} />
      </dl>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label="Why">
          {reasons.map(({ outcome, message: why, count }) => (
            <li key={`${outcome} ${why}`}>
              <span className={styles.number}>{formatCount(count)}</span> {why}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Count({ value, label, bad = false }: { value: number; label: string; bad?: boolean }) {
  return (
    <div className={bad ? styles.bad : undefined}>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}

const VERBS: Readonly<Record<string, string>> = { PREVIEWED: 'Looking', RUNNING: 'Changing' };
const STATES: Readonly<Record<string, string>> = {
  ...{ PREVIEWED: 'Preview: nothing is changed yet', DONE: 'Done', FAILED: 'Broken off' },
  ...{ CANCELED: 'Canceled', UNDONE: 'Taken back' },
};
