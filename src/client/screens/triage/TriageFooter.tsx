import { Check, TriangleAlert, Undo2, X } from 'lucide-react';
import { Button } from '../../ui/Button';
import { CommandKbd } from '../../ui/Kbd';
import { runCommand } from '../../ui/commands/dispatch';
import { formatRelativeTime } from '../../ui/format';
import { IconButton } from '../../ui/IconButton';
import { type KeyHint, KeyHints } from '../../ui/KeyHints';
import { useNow } from '../../ui/RelativeTime';
import type { TriageStep } from './model/triageSession';
import styles from './TriageFooter.module.css';

const HINTS: readonly KeyHint[] = [['Choose a duplicate', 'list.next', 'list.previous']];

interface TriageFooterFailure {
  readonly issueId: string;
  readonly issueKey: string;
  readonly message: string;
  /** Whether the viewer still has the lease of the issue. */
  readonly isLeased: boolean;
}

interface TriageFooterProps {
  /** The last step, which can be undone. */
  step: TriageStep | undefined;
  /** Failed decisions about issues other than the current one. */
  failures: readonly TriageFooterFailure[];
  onUndo: () => void;
  onShow: (issueId: string) => void;
  onDismiss: (issueId: string) => void;
}

/** Footer with the last step and its undo, the failed decisions, and the keyboard shortcuts of the screen. */
export function TriageFooter({ step, failures, onUndo, onShow, onDismiss }: TriageFooterProps) {
  const now = useNow();
  return (
    <section className={styles.footer} aria-label="Last action">
      {failures.length > 0 && (
        <ul className={styles.failures} aria-label="Failed decisions">
          {failures.map(({ issueId, issueKey, message, isLeased }) => (
            <li key={issueId}>
              <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
              <span role="alert">
                {issueKey}: {message}
              </span>
              {isLeased && (
                <Button className={styles.undo} onClick={() => onShow(issueId)}>
                  Show
                </Button>
              )}
              <IconButton label={`Dismiss the message about ${issueKey}`} onClick={() => onDismiss(issueId)}>
                <X size={14} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.bar}>
        <p className={styles.last} role="status">
          {step && (
            <>
              <Check size={14} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles.words}>
                {step.issueKey} {step.words}, {formatRelativeTime(step.at, Math.max(now, step.at))}
              </span>
            </>
          )}
          {step && (
            <Button className={styles.undo} data-command="edit.undo" onClick={onUndo}>
              <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" /> Undo
              <CommandKbd id="edit.undo" />
            </Button>
          )}
        </p>
        <KeyHints hints={HINTS} />
        <button
          type="button"
          data-command="triage.compare"
          className={styles.compare}
          onClick={() => runCommand('triage.compare')}
        >
          <CommandKbd id="triage.compare" />
          Compare
        </button>
      </div>
    </section>
  );
}
