import type { ReactNode } from 'react';
import { LiveRegion } from '../../ui/LiveRegion';
import { Logo } from '../Logo';
import { ScreenHeading } from '../ScreenHeading';
import styles from './AuthPage.module.css';

interface Props {
  title: string;
  /** What one does here, where the title does not say it. */
  description?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens by which one comes in: nothing of the product stands around them yet. */
export function AuthPage({ title, description, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <header className={styles.head}>
          <p className={styles.brand}>
            <Logo /> Winnow
          </p>
          <ScreenHeading title={title} className={styles.title}>
            {title}
          </ScreenHeading>
          {description !== undefined && <p className={styles.words}>{description}</p>}
        </header>
        {children}
      </div>
      <LiveRegion />
    </main>
  );
}
