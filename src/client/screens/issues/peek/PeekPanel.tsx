import { Suspense, useEffect, useRef } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { PeekPanelQuery } from '../../../../../__generated__/PeekPanelQuery.graphql';
import type { PeekPanelRefetchQuery } from '../../../../../__generated__/PeekPanelRefetchQuery.graphql';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { ErrorBoundary } from '../../../components/ErrorBoundary';
import { useRefetchOnIssueChange } from '../../../components/useRefetchOnIssueChange';
import { DraftOwnerContext } from '../../../drafts/useDraft';
import { useLoaderQuery } from '../../../relay/useLoaderQuery';
import { getFocusedPeekPanel, PEEK_PANEL_ATTRIBUTE } from './focusedPeekPanel';
import { PeekPanelHeader } from './PeekPanelHeader';
import styles from './PeekPanel.module.css';
import { PeekPanelSkeleton } from './PeekPanelSkeleton';

const PeekedIssue = lazyWithPreload(async () => (await import('./PeekedIssue')).PeekedIssue);

const peekPanelQuery = graphql`
  query PeekPanelQuery($key: String!, $number: Int!) {
    viewer {
      id
    }
    project(key: $key) {
      issue(number: $number) {
        id
        ...PeekedIssue_issue
      }
    }
  }
`;

/** Without the sub-issues, which refetch themselves: their first page would replace all pages that have been loaded. */
const peekPanelRefetchQuery = graphql`
  query PeekPanelRefetchQuery($key: String!, $number: Int!) {
    project(key: $key) {
      issue(number: $number) {
        ...PeekedIssue_issue @arguments(hasSubIssues: false)
      }
    }
  }
`;

interface PeekPanelProps {
  /** The query, or the error if its code failed to load. */
  loaded: PreloadedQuery<PeekPanelQuery> | Error;
  onClose: () => void;
}

/** The preview of an issue beside the list. */
export function PeekPanel({ loaded, ...props }: PeekPanelProps) {
  if (loaded instanceof Error) throw loaded;
  return <OpenPeekPanel loaded={loaded} {...props} />;
}

type OpenPeekPanelProps = PeekPanelProps & { loaded: PreloadedQuery<PeekPanelQuery> };

/**
 * Panel that shows an issue beside the list, and edits it in place. The focus stays in the list when it opens. Escape
 * closes an open editor first, and then the panel.
 */
function OpenPeekPanel({ loaded, onClose }: OpenPeekPanelProps) {
  const { queryRef, reload } = useLoaderQuery<PeekPanelQuery>(peekPanelQuery, loaded);
  const panel = useRef<HTMLElement>(null);
  const { key, number } = queryRef.variables;
  const issueKey = `${key}-${number}`;
  // When the panel shows another issue, it is scrolled to the top.
  useEffect(() => panel.current?.scrollTo({ top: 0 }), [issueKey]);
  const close = () => {
    if (getFocusedPeekPanel()) focusCurrentRow();
    onClose();
  };
  return (
    <aside className={styles.panel} aria-label="Preview" {...PEEK_PANEL_ATTRIBUTE}>
      <PeekPanelHeader issueKey={issueKey} onClose={close} />
      <section ref={panel} className={styles.content} tabIndex={0} aria-label={`Issue ${number}`}>
        {/* Keyed by issue, so that editors of the previous issue close and leave their texts as drafts. */}
        <ErrorBoundary key={issueKey} onRetry={reload}>
          <Suspense fallback={<PeekPanelSkeleton />}>
            <LoadedPeekPanel queryRef={queryRef} />
          </Suspense>
        </ErrorBoundary>
      </section>
    </aside>
  );
}

/** Focuses the row of the issue in the panel: it is the tab stop of the list. */
const focusCurrentRow = (): void =>
  document.querySelector<HTMLElement>('[data-virtual-rows] [tabindex="0"]')?.focus();

function LoadedPeekPanel({ queryRef }: { queryRef: PreloadedQuery<PeekPanelQuery> }) {
  const { viewer, project } = usePreloadedQuery<PeekPanelQuery>(peekPanelQuery, queryRef);
  const environment = useRelayEnvironment();
  useRefetchOnIssueChange(project?.issue?.id ?? '', () =>
    fetchQuery<PeekPanelRefetchQuery>(environment, peekPanelRefetchQuery, queryRef.variables).map(
      (data) => data.project?.issue,
    ),
  );
  if (!project?.issue) return <p className={styles.missing}>Issue {queryRef.variables.number} not found.</p>;
  return (
    <DraftOwnerContext value={viewer?.id ?? 'nobody'}>
      <PeekedIssue issue={project.issue} />
    </DraftOwnerContext>
  );
}
