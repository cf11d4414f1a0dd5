import { CircleCheck, Hourglass, TriangleAlert, Undo2, X } from 'lucide-react';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { PreloadLink } from '../components/PreloadLink';
import type { Notice } from '../mutations/queue/MutationQueue';
import { RegistryContext } from '../mutations/queue/RegistryContext';
import { useMutationQueue } from '../mutations/queue/useMutationQueue';
import { Button } from '../ui/Button';
import { pluralize } from '../ui/format';
import { IconButton } from '../ui/IconButton';
import { Kbd } from '../ui/Kbd';
import { KEYS } from '../ui/keys/keys';
import styles from './EditBar.module.css';

/** A change that went well is told this long, in ms; a refusal until it is put away. */
const SHOWN = 8_000;

/** At the foot of the page, over nothing: the last change and the way back, and what waits for the server. */
export function EditBar() {
  const edits = useMutationQueue();
  const loadRegistry = use(RegistryContext);
  const { waiting, unsent, notice } = useSyncExternalStore(edits.subscribe, edits.getState);
  useEffect(() => {
    // When the registry cannot be loaded, the mutations stay stored until the next page.
    if (loadRegistry) void edits.resumePersisted(loadRegistry).catch(() => undefined);
  }, [edits, loadRegistry]);
  return (
    <div role="status">
      {waiting.length > 0 && (
        <details className={styles.waiting}>
          <summary>
            <Hourglass size={14} strokeWidth={1.75} aria-hidden="true" />
            {pluralize(waiting.length, 'edit waits', 'edits wait')} for the server
          </summary>
          <ol>
            {waiting.map((words, index) => (
              <li key={index}>{words}</li>
            ))}
          </ol>
        </details>
      )}
      {unsent.length > 0 && (
        <details className={styles.waiting}>
          <summary>
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            {pluralize(unsent.length, 'edit')} not sent: reload the page to retry
          </summary>
          <ol>
            {unsent.map((summary, index) => (
              <li key={index}>{summary}</li>
            ))}
          </ol>
        </details>
      )}
      {notice && <NoticeLine key={notice.id} notice={notice} onUndo={edits.undo} onDismiss={edits.dismiss} />}
    </div>
  );
}

interface NoticeProps {
  notice: Notice;
  onUndo: () => Promise<void>;
  onDismiss: () => void;
}

const ICONS = { done: CircleCheck, undone: Undo2, refused: TriangleAlert };

function NoticeLine({ notice, onUndo, onDismiss }: NoticeProps) {
  const { kind, text: words, href } = notice;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (kind === 'refused' || held) return;
    const timer = setTimeout(onDismiss, SHOWN);
    return () => clearTimeout(timer);
  }, [kind, held, onDismiss]);
  const Icon = ICONS[kind];
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.words}>{kind === 'undone' ? `Taken back: ${words}` : words}</span>
      {kind === 'refused' && (
        <PreloadLink to={href} className={styles.link}>
          Show
        </PreloadLink>
      )}
      {kind === 'done' && (
        <Button variant="quiet" className={styles.undo} onClick={() => void onUndo()}>
          Undo <Kbd keys={KEYS['edit.undo'].keys} />
        </Button>
      )}
      <IconButton label="Put away" className={styles.close} onClick={onDismiss}>
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
