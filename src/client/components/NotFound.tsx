import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginUrl } from '../auth/loginUrl';
import { PreloadLink } from './PreloadLink';
import styles from './NotFound.module.css';
import { ScreenHeading } from './ScreenHeading';
import { useIsVisitor } from './useIsVisitor';

interface Props {
  /** What is not there, as it goes on after "There is no": `issue NET-12`. */
  what: string;
  /** Where one might have meant to go, beside home. */
  children?: ReactNode;
}

/** The 404 of a place; the chrome around it stays. */
export function NotFound({ what, children }: Props) {
  const location = useLocation();
  const isVisitor = useIsVisitor();
  return (
    <div className={styles.place}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <ScreenHeading title="Not found" className={styles.title}>
        There is no {what}.
      </ScreenHeading>
      <p className={styles.why}>
        It may have been moved or deleted, or the address is not quite right.
        {isVisitor && ' Some things are only there for who has signed in.'}
      </p>
      <p className={styles.ways}>
        {isVisitor && (
          <PreloadLink to={loginUrl(location)} className={styles.way}>
            Sign in
          </PreloadLink>
        )}
        {children}
        <PreloadLink to="/" className={styles.way}>
          Home
        </PreloadLink>
      </p>
    </div>
  );
}
