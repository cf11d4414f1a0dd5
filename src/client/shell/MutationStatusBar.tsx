import { CircleCheck, Hourglass, type LucideIcon, TriangleAlert, Undo2, X } from 'lucide-react';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PreloadLink } from '../navigation/PreloadLink';
import type { MutationNotice } from '../mutations/queue/UndoHistory';
import { MutationRegistryContext } from '../mutations/queue/startedMutationQueue';
import { useMutationQueue } from '../mutations/queue/useMutationQueue';
import { Button } from '../ui/Button';
import { pluralize } from '../ui/format';
import { IconButton } from '../ui/IconButton';
import { CommandKbd } from '../ui/Kbd';
import styles from './MutationStatusBar.module.css';

/**
 * Milliseconds for which the notice of a successful change is shown. An error is shown until it is dismissed.
 */
const MUTATION_NOTICE_DURATION_MS = 8_000;

/** Bar below the screen: the last change with its Undo button, and the changes that wait for the server. */
export function MutationStatusBar() {
  const mutationQueue = useMutationQueue();
  const loadRegistry = use(MutationRegistryContext);
  const { waiting, unsent, notice } = useSyncExternalStore(mutationQueue.subscribe, mutationQueue.getState);
  useEffect(() => {
    // If the mutation registry cannot be loaded, the persisted mutations stay stored until the next page
    // load.
    if (loadRegistry) void mutationQueue.resumePersistedMutations(loadRegistry).catch(() => undefined);
  }, [mutationQueue, loadRegistry]);
  return (
    <div role="status">
      <UnsentMutationsList icon={Hourglass} summaries={waiting} reason="waiting for the server" />
      <UnsentMutationsList icon={TriangleAlert} summaries={unsent} reason="reload the page to retry" />
      {notice && (
        <MutationNoticeLine
          key={notice.id}
          notice={notice}
          onUndo={mutationQueue.undo}
          onDismiss={mutationQueue.dismiss}
        />
      )}
    </div>
  );
}

interface UnsentMutationsListProps {
  icon: LucideIcon;
  summaries: readonly string[];
  reason: string;
}

function UnsentMutationsList({ icon: Icon, summaries, reason }: UnsentMutationsListProps) {
  if (summaries.length === 0) return null;
  return (
    <details className={styles.waiting}>
      <summary>
        <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
        {pluralize(summaries.length, 'edit')} not sent: {reason}
      </summary>
      <ol>
        {summaries.map((summary, index) => (
          <li key={index}>{summary}</li>
        ))}
      </ol>
    </details>
  );
}

interface MutationNoticeLineProps {
  notice: MutationNotice;
  onUndo: () => Promise<void>;
  onDismiss: () => void;
}

const MUTATION_NOTICE_ICONS = { done: CircleCheck, undone: Undo2, refused: TriangleAlert };

function MutationNoticeLine({ notice, onUndo, onDismiss }: MutationNoticeLineProps) {
  const { kind, text, href, draftHref } = notice;
  const [isHeld, setHeld] = useState(false);
  const { pathname } = useLocation();
  const command = pathname === '/inbox' ? 'inbox.undo' : 'edit.undo';
  useEffect(() => {
    if (kind === 'refused' || isHeld) return;
    const timer = setTimeout(onDismiss, MUTATION_NOTICE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [kind, isHeld, onDismiss]);
  const Icon = MUTATION_NOTICE_ICONS[kind];
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.text}>{kind === 'undone' ? `Undone: ${text}` : text}</span>
      {kind === 'refused' && (
        <PreloadLink to={href} className={styles.link}>
          Show
        </PreloadLink>
      )}
      {draftHref !== undefined && (
        <PreloadLink to={draftHref} className={styles.link}>
          Edit draft
        </PreloadLink>
      )}
      {kind === 'done' && (
        <Button variant="quiet" className={styles.undo} data-command={command} onClick={() => void onUndo()}>
          Undo <CommandKbd id={command} />
        </Button>
      )}
      <IconButton label="Dismiss" className={styles.close} onClick={onDismiss}>
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
