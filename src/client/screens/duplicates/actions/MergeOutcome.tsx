import { graphql, useFragment } from 'react-relay';
import type { MergeOutcome_operation$key } from '../../../../../__generated__/MergeOutcome_operation.graphql';
import { buildBulkOperationHref } from '../../../components/bulk/bulkOperationHref';
import { PreloadLink } from '../../../components/PreloadLink';
import { formatCount } from '../../../ui/format';
import styles from './MergeOutcome.module.css';

export type { MergeOutcome_operation$key };

interface MergeOutcomeProps {
  operation: MergeOutcome_operation$key;
  /** The merge in the past tense, if it is complete. */
  summary: string;
  projectKey: string;
}

/** Progress of a merge, and how many of its issues could not be merged. */
export function MergeOutcome({ operation, summary, projectKey }: MergeOutcomeProps) {
  const { number, state, matched, changed, skipped, failed } = useFragment(
    graphql`
      fragment MergeOutcome_operation on BulkOperation {
        number
        state
        matched
        changed
        skipped
        failed
      }
    `,
    operation,
  );
  const isRunning = state === 'RUNNING';
  const isPartial = !isRunning && changed < matched;
  return (
    <>
      {isRunning
        ? `Merging… ${formatCount(changed + skipped + failed)} of ${formatCount(matched)}`
        : isPartial
          ? `${summary}: ${formatCount(changed)} of ${formatCount(matched)} merged`
          : summary}
      {(isRunning || isPartial) && (
        <PreloadLink to={buildBulkOperationHref(projectKey, number)} className={styles.link}>
          {isRunning ? 'View progress' : 'View results'}
        </PreloadLink>
      )}
    </>
  );
}
