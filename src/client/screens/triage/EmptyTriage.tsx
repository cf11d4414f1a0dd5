import { CircleCheck, Lock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { buildOpenIssuesHref } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';
import { Button } from '../../ui/Button';
import { pluralize, formatCount } from '../../ui/format';
import styles from './EmptyTriage.module.css';
import { buildTriageHref, type TriageUrlState } from './model/triageUrl';
import type { EmptyTriage_queue$key } from '../../../../__generated__/EmptyTriage_queue.graphql';
import { getSessionGuard, useIsAnonymousVisitor } from '../../auth/SessionGuard';

interface EmptyTriageProps {
  url: TriageUrlState;
  /** Number of issues that other triagers have leased. */
  othersCount: number;
  /** Number of issues that the viewer has skipped. */
  skippedCount: number;
  onShowSkipped: () => void;
}

/** Shown when the queue has no issue for the viewer. */
export function EmptyTriage({ url, othersCount, skippedCount, onShowSkipped }: EmptyTriageProps) {
  const { key = '' } = useParams();
  return (
    <div className={styles.empty}>
      <CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" className={styles.done} />
      <p className={styles.title}>Nothing to triage</p>
      <p>
        {skippedCount > 0
          ? `You have skipped ${pluralize(skippedCount, 'issue')}.`
          : othersCount > 0
            ? `Others are triaging the last ${pluralize(othersCount, 'issue')}.`
            : url.query === ''
              ? 'New issues appear here as soon as they are reported.'
              : 'No issues match the query.'}
      </p>
      <p className={styles.actions}>
        {skippedCount > 0 && <Button onClick={onShowSkipped}>Show skipped issues</Button>}
        {url.query !== '' && (
          <PreloadLink
            to={buildTriageHref(key, { ...url, query: '' })}
            preloads="code"
            className={styles.link}
          >
            All untriaged issues
          </PreloadLink>
        )}
        <PreloadLink to={buildOpenIssuesHref(key)} className={styles.link}>
          Open issues
        </PreloadLink>
      </p>
    </div>
  );
}

interface TriageAccessProps {
  queue: EmptyTriage_queue$key;
  projectKey: string;
}

/** Shown to users who may not triage: the required role, and where they can read the issues of the queue. */
export function TriageAccess({ queue, projectKey }: TriageAccessProps) {
  const { remainingCount } = useFragment(
    graphql`
      fragment EmptyTriage_queue on TriageQueue {
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
        {isVisitor ? 'Sign in to triage them.' : 'A maintainer of the project can give you the triager role.'}
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
