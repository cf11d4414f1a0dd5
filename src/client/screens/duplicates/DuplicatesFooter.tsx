import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { PreloadLink } from '../../components/PreloadLink';
import { RelativeTime } from '../../components/RelativeTime';
import { Button } from '../../ui/Button';
import { CommandKbd } from '../../ui/CommandKbd';
import { type KeyHint, KeyHints } from '../../ui/KeyHints';
import { MergeOutcome, type MergeOutcome_operation$key } from './actions/MergeOutcome';
import styles from './DuplicatesFooter.module.css';
import type { LastAction } from './model/ReviewActions';

const HINTS: readonly KeyHint[] = [
  ['Next, previous pair', 'list.next', 'list.previous'],
  ['Tick', 'select.toggle'],
];

const ICONS = { done: Check, undone: Undo2, failed: TriangleAlert };

interface DuplicatesFooterProps {
  projectKey: string;
  /** What the viewer did last; null: nothing yet. */
  last: LastAction<MergeOutcome_operation$key> | null;
  canUndo: boolean;
  hasNextCluster: boolean;
  onUndo: () => void;
  onNextCluster: () => void;
}

/** What was done last, with Undo, and the keys of the screen. */
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
  last: LastAction<MergeOutcome_operation$key>;
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
