import { Suspense } from 'react';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import styles from './EditConflict.module.css';

const TextDifference = lazyWithPreload(async () => (await import('./TextDifference')).TextDifference);

interface EditConflictProps {
  /** The user's unsaved text. */
  draft: string;
  /** The text that another user saved in the meantime. */
  saved: string;
  onDiscard: () => void;
}

/**
 * Shown when another user saved the text while the viewer was editing it: the changes that saving the
 * viewer's draft would make to that text.
 */
export function EditConflict({ draft, saved, onDiscard }: EditConflictProps) {
  return (
    <section className={styles.conflict} aria-label="Edit conflict">
      <p className={styles.explanation}>
        Compare both versions, then save: your text replaces the other version.
      </p>
      <Suspense fallback={null}>
        <TextDifference before={saved} after={draft} />
      </Suspense>
      <Button onClick={onDiscard}>Discard my changes</Button>
    </section>
  );
}
