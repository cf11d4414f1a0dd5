import { ArrowDownWideNarrow, Funnel, Lock, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { TriageIssueBar_project$key } from '../../../../../__generated__/TriageIssueBar_project.graphql';
import { buildIssueKeyHref } from '../../../navigation/hrefs';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
import { MenuButton } from '../../../ui/MenuButton';
import { TRIAGE_LEASE_MS } from '../../../../shared/limits';
import { formatRemainingLeaseTime } from '../model/times';
import { buildTriageHref, TRIAGE_SORTS, type TriageUrlState } from '../model/triageUrl';
import styles from './TriageIssueBar.module.css';

const TriageQueryDialog = lazyWithPreload(
  async () => (await import('./TriageQueryDialog')).TriageQueryDialog,
);

const ICON_PROPS = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface TriageIssueBarProps {
  project: TriageIssueBar_project$key;
  url: TriageUrlState;
  /** The current issue; absent: there is none. */
  issueKey?: string;
  /** When the lease of the current issue ends, in milliseconds since 1970; null: it has ended. */
  heldUntil?: number | null;
  /** Parts of the query that were not understood. */
  problems: readonly string[];
}

/** Breadcrumb of the current issue with its lease, and the query and order of the queue. */
export function TriageIssueBar({
  project: projectKey,
  url,
  issueKey,
  heldUntil,
  problems,
}: TriageIssueBarProps) {
  const project = useFragment(
    graphql`
      fragment TriageIssueBar_project on Project {
        key
        name
      }
    `,
    projectKey,
  );
  const navigate = useNavigate();
  const [isFiltering, setFiltering] = useState(false);
  const go = (next: TriageUrlState) => void navigate(buildTriageHref(project.key, next));
  return (
    <div className={styles.bar}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <span className={styles.project}>{project.name}</span>
        {issueKey !== undefined && (
          <>
            <span aria-hidden="true">/</span>
            <PreloadLink to={buildIssueKeyHref(issueKey)} preloads="code" className={styles.key}>
              {issueKey}
            </PreloadLink>
          </>
        )}
      </nav>
      <span className={styles.lease}>{heldUntil != null && <LeaseTime heldUntil={heldUntil} />}</span>
      <button
        type="button"
        className={styles.control}
        data-command="list.query"
        aria-haspopup="dialog"
        aria-label={`Query: ${url.query === '' ? 'All untriaged' : url.query}`}
        aria-description={problems.length > 0 ? problems.join(' ') : undefined}
        title={problems.length > 0 ? problems.join('\n') : undefined}
        onPointerEnter={TriageQueryDialog.preload}
        onFocus={TriageQueryDialog.preload}
        onClick={() => setFiltering(true)}
      >
        {problems.length > 0 ? (
          <TriangleAlert {...ICON_PROPS} className={styles.warning} />
        ) : (
          <Funnel {...ICON_PROPS} />
        )}
        <span>{url.query === '' ? 'All untriaged' : url.query}</span>
      </button>
      <MenuButton
        label={`Order: ${url.sort.label}`}
        className={styles.control}
        sections={[
          {
            title: 'Order',
            items: TRIAGE_SORTS.map(({ id, label }) => ({ id, label })),
            selected: url.sort.id,
            onAction: (id) => {
              const sort = TRIAGE_SORTS.find((each) => each.id === id);
              if (sort) go({ ...url, sort });
            },
          },
        ]}
      >
        <ArrowDownWideNarrow {...ICON_PROPS} />
        <span>{url.sort.label}</span>
      </MenuButton>
      {isFiltering && (
        <LazySurface onClose={() => setFiltering(false)}>
          <TriageQueryDialog
            query={url.query}
            problems={problems}
            onApply={(query) => {
              setFiltering(false);
              if (query !== url.query) go({ ...url, query });
            }}
            onClose={() => setFiltering(false)}
          />
        </LazySurface>
      )}
    </div>
  );
}

/** How often the remaining time is read again, in ms. */
const LEASE_TIME_INTERVAL_MS = 15_000;

function LeaseTime({ heldUntil }: { heldUntil: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LEASE_TIME_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <Lock size={13} strokeWidth={1.75} aria-hidden="true" />
      {formatRemainingLeaseTime(heldUntil, Math.max(now, heldUntil - TRIAGE_LEASE_MS)) ?? 'Lease expired'}
    </>
  );
}
