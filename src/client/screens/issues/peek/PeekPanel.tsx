import { Suspense, useEffect, useRef } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { PeekPanelQuery } from '../../../../../__generated__/PeekPanelQuery.graphql';
import { useKeyBindings } from '../../../ui/keys/useKeyBindings';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { ErrorBoundary } from '../../../components/ErrorBoundary';
import { useRefetchOnIssueChange } from '../../../components/useRefetchOnIssueChange';
import { useLoaderQuery } from '../../../relay/useLoaderQuery';
import { PeekBar } from './PeekBar';
import styles from './PeekPanel.module.css';
import { PeekSkeleton } from './PeekSkeleton';

const PeekedIssue = lazyWithPreload(async () => (await import('./PeekedIssue')).PeekedIssue);

const peekPanelQuery = graphql`
  query PeekPanelQuery($key: String!, $number: Int!) {
    project(key: $key) {
      issue(number: $number) {
        id
        ...PeekedIssue_issue
      }
    }
  }
`;

interface Props {
  loaded: PreloadedQuery<PeekPanelQuery>;
  projectKey: string;
  onClose: () => void;
}

/** Preview panel that shows an issue beside the list. Escape closes it; the focus stays in the list. */
export function PeekPanel({ loaded, projectKey, onClose }: Props) {
  const { queryRef, reload } = useLoaderQuery<PeekPanelQuery>(peekPanelQuery, loaded);
  const panel = useRef<HTMLElement>(null);
  const { number } = queryRef.variables;
  useKeyBindings({ 'list.closePeek': onClose });
  // When the panel shows another issue, it is scrolled to the top.
  useEffect(() => panel.current?.scrollTo({ top: 0 }), [number]);
  return (
    <aside className={styles.panel} aria-label="Peek">
      <PeekBar projectKey={projectKey} number={number} onClose={onClose} />
      <section ref={panel} className={styles.content} tabIndex={0} aria-label={`Issue ${number}`}>
        <ErrorBoundary key={number} onRetry={reload}>
          <Suspense fallback={<PeekSkeleton />}>
            <LoadedPeekPanel queryRef={queryRef} projectKey={projectKey} />
          </Suspense>
        </ErrorBoundary>
      </section>
    </aside>
  );
}

function LoadedPeekPanel({
  queryRef,
  projectKey,
}: {
  queryRef: PreloadedQuery<PeekPanelQuery>;
  projectKey: string;
}) {
  const { project } = usePreloadedQuery<PeekPanelQuery>(peekPanelQuery, queryRef);
  const environment = useRelayEnvironment();
  useRefetchOnIssueChange(project?.issue?.id ?? '', () =>
    fetchQuery<PeekPanelQuery>(environment, peekPanelQuery, queryRef.variables),
  );
  if (!project?.issue) return <p className={styles.missing}>Issue {queryRef.variables.number} not found.</p>;
  return <PeekedIssue issue={project.issue} address={{ projectKey, number: queryRef.variables.number }} />;
}
