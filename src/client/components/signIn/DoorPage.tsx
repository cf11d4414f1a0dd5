import type { ReactNode } from 'react';
import { LiveRegion } from '../../ui/LiveRegion';
import { Mark } from '../Mark';
import { ScreenHeading } from '../ScreenHeading';
import styles from './DoorPage.module.css';

interface Props {
  title: string;
  /** What one does here, where the title does not say it. */
  words?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens by which one comes in: nothing of the product stands around them yet. */
export function DoorPage({ title, words, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <header className={styles.head}>
          <p className={styles.brand}>
            <Mark /> Winnow
          </p>
          <ScreenHeading title={title} className={styles.title}>
            {title}
          </ScreenHeading>
          {words !== undefined && <p className={styles.words}>{words}</p>}
        </header>
        {children}
      </div>
      <LiveRegion />
    </main>
  );
}
