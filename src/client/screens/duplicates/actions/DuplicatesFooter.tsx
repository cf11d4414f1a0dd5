import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { RelativeTime } from '../../../ui/RelativeTime';
import { Button } from '../../../ui/Button';
import { CommandKbd } from '../../../ui/Kbd';
import { type KeyHint, KeyHints } from '../../../ui/KeyHints';
import styles from './DuplicatesFooter.module.css';
import type { LastReviewAction } from './ReviewActions';
import type { DuplicatesFooter_operation$key } from '../../../../../__generated__/DuplicatesFooter_operation.graphql';
import { buildBulkOperationHref } from '../../../navigation/hrefs';
import { formatCount } from '../../../ui/format';

const HINTS: readonly KeyHint[] = [
  ['Next, previous pair', 'list.next', 'list.previous'],
  ['Tick', 'select.toggle'],
];

const ICONS = { done: Check, undone: Undo2, failed: TriangleAlert };

interface DuplicatesFooterProps {
  projectKey: string;
  /** The viewer's last action; null: there is none yet. */
  last: LastReviewAction<DuplicatesFooter_operation$key> | null;
  canUndo: boolean;
  hasNextCluster: boolean;
  onUndo: () => void;
  onNextCluster: () => void;
}

/** Footer with the last action, its undo button, and the keyboard shortcuts of the screen. */
export function DuplicatesFooter({
  projectKey,
  last,
  canUndo,
  hasNextCluster,
  onUndo,
  onNextCluster,
}: DuplicatesFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.last} role="status">
        {last && <LastActionText last={last} projectKey={projectKey} />}
      </div>
      {canUndo && (
        <Button className={styles.undo} data-command="edit.undo" onClick={onUndo}>
          <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" /> Undo
          <CommandKbd id="edit.undo" />
        </Button>
      )}
      <span className={styles.grow} />
      <KeyHints hints={HINTS} />
      <Button
        variant="quiet"
        className={styles.next}
        disabled={!hasNextCluster}
        data-command="duplicates.nextCluster"
        onClick={onNextCluster}
      >
        <CommandKbd id="duplicates.nextCluster" />
        Next cluster
      </Button>
    </footer>
  );
}

interface LastActionTextProps {
  last: LastReviewAction<DuplicatesFooter_operation$key>;
  projectKey: string;
}

function LastActionText({ last, projectKey }: LastActionTextProps) {
  const { kind, text, at, href, result } = last;
  const Icon = ICONS[kind];
  return (
    <>
      <Icon
        size={14}
        strokeWidth={1.75}
        aria-hidden="true"
        className={kind === 'failed' ? styles.failed : undefined}
      />
      <span className={styles.text}>
        {result ? (
          <MergeOutcome operation={result} summary={text} projectKey={projectKey} />
        ) : kind === 'undone' ? (
          `Undone: ${text}`
        ) : (
          text
        )}
        {kind !== 'failed' && (
          <span className={styles.time}>
            , <RelativeTime dateTime={new Date(at).toISOString()} />
          </span>
        )}
      </span>
      {kind === 'failed' && (
        <PreloadLink to={href} className={styles.link}>
          Show
        </PreloadLink>
      )}
    </>
  );
}

interface MergeOutcomeProps {
  operation: DuplicatesFooter_operation$key;
  /** The merge in the past tense, if it is complete. */
  summary: string;
  projectKey: string;
}

/** Progress of a merge, and how many of its issues could not be merged. */
function MergeOutcome({ operation, summary, projectKey }: MergeOutcomeProps) {
  const { number, state, matched, changed, skipped, failed } = useFragment(
    graphql`
      fragment DuplicatesFooter_operation on BulkOperation {
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
        <PreloadLink to={buildBulkOperationHref(projectKey, number)} className={styles.outcomeLink}>
          {isRunning ? 'View progress' : 'View results'}
        </PreloadLink>
      )}
    </>
  );
}
