import { CircleCheck, Hourglass, TriangleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PreloadLink } from '../components/PreloadLink';
import type { Notice } from '../mutations/Edits';
import { useEdits } from '../mutations/useEdits';
import { Button } from '../ui/Button';
import { pluralize } from '../ui/format';
import { IconButton } from '../ui/IconButton';
import { Kbd } from '../ui/Kbd';
import { KEYS } from '../ui/keys/keys';
import styles from './EditBar.module.css';

/** Milliseconds for which a successful change is shown. An error is shown until it is dismissed. */
const NOTICE_DURATION = 8_000;

/** Bar below the screen: the last change with its Undo button, and the changes that wait for the server. */
export function EditBar() {
  const edits = useEdits();
  const { waiting, notice } = useSyncExternalStore(edits.subscribe, edits.getState);
  useEffect(() => void edits.adopt(), [edits]);
  return (
    <div role="status">
      {waiting.length > 0 && (
        <details className={styles.waiting}>
          <summary>
            <Hourglass size={14} strokeWidth={1.75} aria-hidden="true" />
            {pluralize(waiting.length, 'pending change')}: waiting for the server
          </summary>
          <ol>
            {waiting.map((words, index) => (
              <li key={index}>{words}</li>
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
  const { kind, words, href } = notice;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (kind === 'refused' || isHeld) return;
    const timer = setTimeout(onDismiss, NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [kind, isHeld, onDismiss]);
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
      <span className={styles.words}>{kind === 'undone' ? `Undone: ${words}` : words}</span>
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
      <IconButton label="Dismiss" className={styles.close} onClick={onDismiss}>
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
