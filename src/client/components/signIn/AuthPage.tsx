import type { ReactNode } from 'react';
import { LiveRegion } from '../../ui/announce';
import { Logo } from '../../ui/Logo';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import styles from './AuthPage.module.css';

interface AuthPageProps {
  title: string;
  /** Explains the purpose of the page. */
  description?: ReactNode;
  children: ReactNode;
}

/** Frame of the sign-in, setup, invitation and password screens, without the sidebar. */
export function AuthPage({ title, description, children }: AuthPageProps) {
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
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </header>
        {children}
      </div>
      <LiveRegion />
    </main>
  );
}
