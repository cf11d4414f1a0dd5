import { Lock } from 'lucide-react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { TriageAccess_queue$key } from '../../../../__generated__/TriageAccess_queue.graphql';
import { getSessionGuard } from '../../auth/SessionGuard';
import { PreloadLink } from '../../components/PreloadLink';
import { useIsAnonymousVisitor } from '../../components/useIsAnonymousVisitor';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import styles from './EmptyTriage.module.css';

interface TriageAccessProps {
  queue: TriageAccess_queue$key;
  projectKey: string;
}

/** Shown to users who may not triage: the required role, and where they can read the issues of the queue. */
export function TriageAccess({ queue, projectKey }: TriageAccessProps) {
  const { remainingCount } = useFragment(
    graphql`
      fragment TriageAccess_queue on TriageQueue {
        remainingCount
      }
    `,
    queue,
  );
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const isVisitor = useIsAnonymousVisitor();
  return (
    <div className={styles.empty}>
      <Lock size={24} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles.title}>Requires the triager role or higher</p>
      <p>
        {remainingCount === 1 ? '1 issue waits' : `${formatCount(remainingCount)} issues wait`} for triage.{' '}
        {isVisitor ? 'Sign in to triage them.' : 'A maintainer of the project can give you the role.'}
      </p>
      <p className={styles.actions}>
        {isVisitor && (
          <Button variant="primary" onClick={() => void sessionGuard.signInAndResume()}>
            Sign in
          </Button>
        )}
        <PreloadLink
          to={`/projects/${encodeURIComponent(projectKey)}/issues?q=category%3Atriage`}
          className={styles.link}
        >
          Untriaged issues
        </PreloadLink>
      </p>
    </div>
  );
}
