import { Suspense } from 'react';
import { Button } from '../../../ui/Button';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import styles from './EditConflict.module.css';

const TextDifference = lazyWithPreload(
  async () => (await import('../difference/TextDifference')).TextDifference,
);

interface Props {
  mine: string;
  /** What it has become meanwhile. */
  theirs: string;
  onTheirs: () => void;
}

/** Two people wrote at once: shows what saving would make of the other's text. */
export function EditConflict({ mine, theirs, onTheirs }: Props) {
  return (
    <section className={styles.conflict} aria-label="Changed meanwhile">
      <p className={styles.words}>
        What it says now, and how yours differs from it. Take over what you want above, then save: yours takes
        its place.
      </p>
      <Suspense fallback={null}>
        <TextDifference before={theirs} after={mine} />
      </Suspense>
      <Button onClick={onTheirs}>Keep theirs</Button>
    </section>
  );
}
