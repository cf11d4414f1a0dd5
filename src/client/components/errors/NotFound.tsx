import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { buildLoginUrl } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';
import styles from './NotFound.module.css';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { useIsAnonymousVisitor } from '../../auth/SessionGuard';

interface NotFoundProps {
  /** Name of the missing object, which completes the sentence "There is no": `issue NET-12`. */
  subject: string;
  /** Further links beside Home. */
  children?: ReactNode;
}

/** 404 page inside the frame of the application. */
export function NotFound({ subject, children }: NotFoundProps) {
  const location = useLocation();
  const isVisitor = useIsAnonymousVisitor();
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <ScreenHeading title="Not found" className={styles.title}>
        There is no {subject}.
      </ScreenHeading>
      <p className={styles.explanation}>
        It may have been moved or deleted, you may not have access to it, or the address may be wrong.
        {isVisitor && ' Some pages are visible only after signing in.'}
      </p>
      <p className={styles.links}>
        {isVisitor && (
          <PreloadLink to={buildLoginUrl(location)} className={styles.link}>
            Sign in
          </PreloadLink>
        )}
        {children}
        <PreloadLink to="/" className={styles.link}>
          Home
        </PreloadLink>
      </p>
    </div>
  );
}
