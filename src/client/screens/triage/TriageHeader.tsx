import type { CSSProperties, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TriageHeader_queue$key } from '../../../../__generated__/TriageHeader_queue.graphql';
import { Avatar } from '../../components/people/Avatar';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { formatCount } from '../../ui/format';
import { useNow } from '../../ui/RelativeTime';
import { formatAge } from './model/times';
import styles from './TriageHeader.module.css';

/** Header with the progress of today, the number of remaining issues, and the other triagers. */
export function TriageHeader({ queue }: { queue: TriageHeader_queue$key }) {
  const { remainingCount, doneTodayCount, oldestCreatedAt, leases } = useFragment(
    graphql`
      fragment TriageHeader_queue on TriageQueue {
        remainingCount
        doneTodayCount
        oldestCreatedAt
        leases {
          viewerIsHolder
          holder {
            id
            login
            ...Avatar_user
          }
          issue {
            id
            key
          }
        }
      }
    `,
    queue,
  );
  const now = useNow();
  const others = selectCurrentLeases(leases.filter(({ viewerIsHolder }) => !viewerIsHolder));
  return (
    <TriageHeaderBar>
      <p className={styles.progress}>
        <Meter done={doneTodayCount} left={remainingCount} />
        <span>
          <b>{formatCount(doneTodayCount)}</b> done today
        </span>
        <span>
          <b>{formatCount(remainingCount)}</b> left
        </span>
        {oldestCreatedAt != null && (
          <span>
            oldest <b>{formatAge(Date.parse(oldestCreatedAt), now)}</b>
          </span>
        )}
      </p>
      {others.length > 0 && (
        <ul className={styles.others} aria-label="Other triagers">
          {others.map(({ holder, issue }) => (
            <li key={holder.id} className={styles.other}>
              <Avatar user={holder} />
              <span>
                <b>{holder.login}</b> is triaging {issue.key}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TriageHeaderBar>
  );
}

/** The bar with the heading of the screen, also while the queue is loading. */
export function TriageHeaderBar({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <ScreenHeading title="Triage" className={styles.heading}>
        Triage
      </ScreenHeading>
      {children}
    </header>
  );
}

function Meter({ done, left }: { done: number; left: number }) {
  const total = done + left;
  return (
    <span
      className={styles.meter}
      role="img"
      aria-label={`${formatCount(done)} of ${formatCount(total)} done`}
      data-empty={done === 0 ? '' : undefined}
      style={{ '--done': total === 0 ? 1 : done / total } as CSSProperties}
    />
  );
}

interface Lease<Holder, Issue> {
  readonly holder: Holder | null | undefined;
  readonly issue: Issue | null | undefined;
}

/**
 * Selects the lease of each triager on their current issue: the one that expires first, because they lease the next
 * issue later.
 *
 * @param leases latest expiry first
 */
function selectCurrentLeases<Holder extends { readonly id: string }, Issue>(
  leases: readonly Lease<Holder, Issue>[],
): { holder: Holder; issue: Issue }[] {
  const current = new Map<string, { holder: Holder; issue: Issue }>();
  for (const { holder, issue } of leases) if (holder && issue) current.set(holder.id, { holder, issue });
  return [...current.values()];
}
