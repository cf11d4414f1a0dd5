import { Suspense, useEffect, useRef } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { Maximize2, X } from 'lucide-react';
import type { PreviewPanelQuery } from '../../../../../__generated__/PreviewPanelQuery.graphql';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { ErrorBoundary } from '../../../components/errors/ErrorBoundary';
import { useRefetchOnIssueChange } from '../../../components/live/useRefetchOnIssueChange';
import { DraftOwnerContext } from '../../../drafts/useDraft';
import { refetchInBackground } from '../../../relay/queries/requests';
import { useLoaderQuery } from '../../../relay/queries/screenQueries';
import styles from './PreviewPanel.module.css';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { IconButton } from '../../../ui/IconButton';
import { useCommands } from '../../../ui/commands/dispatch';
import { buildIssueKeyHref } from '../../../navigation/hrefs';
import { Skeleton } from '../../../ui/Skeleton';

const PreviewedIssue = lazyWithPreload(async () => (await import('./PreviewedIssue')).PreviewedIssue);

const previewPanelQuery = graphql`
  query PreviewPanelQuery($key: String!, $number: Int!, $hasSubIssues: Boolean!) {
    viewer {
      id
    }
    project(key: $key) {
      issue(number: $number) @required(action: NONE) {
        id
        ...PreviewedIssue_issue @arguments(hasSubIssues: $hasSubIssues)
      }
    }
  }
`;

interface PreviewPanelProps {
  /** The query, or the error if its code failed to load. */
  loaded: PreloadedQuery<PreviewPanelQuery> | Error;
  onClose: () => void;
}

/** The preview of an issue beside the list. */
export function PreviewPanel({ loaded, ...props }: PreviewPanelProps) {
  if (loaded instanceof Error) throw loaded;
  return <OpenPreviewPanel loaded={loaded} {...props} />;
}

type OpenPreviewPanelProps = PreviewPanelProps & { loaded: PreloadedQuery<PreviewPanelQuery> };

/**
 * Panel that shows an issue beside the list, and edits it in place. The focus stays in the list when it opens. Escape
 * closes an open editor first, and then the panel.
 */
function OpenPreviewPanel({ loaded, onClose }: OpenPreviewPanelProps) {
  const { queryRef, reload } = useLoaderQuery<PreviewPanelQuery>(previewPanelQuery, loaded);
  const panel = useRef<HTMLElement>(null);
  const { key, number } = queryRef.variables;
  const issueKey = `${key}-${number}`;
  // When the panel shows another issue, it is scrolled to the top.
  useEffect(() => panel.current?.scrollTo({ top: 0 }), [issueKey]);
  const close = () => {
    if (getFocusedPreviewPanel()) focusCurrentRow();
    onClose();
  };
  return (
    <aside className={styles.panel} aria-label="Preview" {...PREVIEW_PANEL_ATTRIBUTE}>
      <PreviewPanelHeader issueKey={issueKey} onClose={close} />
      <section ref={panel} className={styles.content} tabIndex={0} aria-label={`Issue ${number}`}>
        {/* Keyed by issue, so that editors of the previous issue close and leave their texts as drafts. */}
        <ErrorBoundary key={issueKey} onRetry={reload}>
          <Suspense fallback={<PreviewPanelSkeleton />}>
            <LoadedPreviewPanel queryRef={queryRef} />
          </Suspense>
        </ErrorBoundary>
      </section>
    </aside>
  );
}

/** Focuses the row of the issue in the panel: it is the tab stop of the list. */
const focusCurrentRow = (): void =>
  document.querySelector<HTMLElement>('[data-virtual-rows] [tabindex="0"]')?.focus();

function LoadedPreviewPanel({ queryRef }: { queryRef: PreloadedQuery<PreviewPanelQuery> }) {
  const { viewer, project } = usePreloadedQuery<PreviewPanelQuery>(previewPanelQuery, queryRef);
  const environment = useRelayEnvironment();
  useRefetchOnIssueChange(project?.issue.id ?? '', () =>
    refetchInBackground<PreviewPanelQuery>(environment, previewPanelQuery, {
      ...queryRef.variables,
      // Sub-issues refetch themselves: their first page in this response would replace all pages that have been loaded.
      hasSubIssues: false,
    }),
  );
  if (!project) return <p className={styles.missing}>Issue {queryRef.variables.number} not found.</p>;
  return (
    <DraftOwnerContext value={viewer?.id ?? 'nobody'}>
      <PreviewedIssue issue={project.issue} />
    </DraftOwnerContext>
  );
}

interface PreviewPanelHeaderProps {
  issueKey: string;
  onClose: () => void;
}

/** Header of the issue preview panel: the issue's key, a link to its screen and a close button. */
function PreviewPanelHeader({ issueKey, onClose }: PreviewPanelHeaderProps) {
  // Bound in the header, which is mounted before the panel's editors, so that Escape closes those first.
  useCommands({ 'list.closePeek': onClose });
  return (
    <header className={styles.bar}>
      <span className={styles.key}>{issueKey}</span>
      <PreloadLink to={buildIssueKeyHref(issueKey)} className={styles.open}>
        <Maximize2 size={14} strokeWidth={1.75} aria-hidden="true" />
        Open
      </PreloadLink>
      <IconButton label="Close" command="list.closePeek" onClick={onClose}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

/** Placeholder for the preview panel while its issue is loading. */
function PreviewPanelSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton width="80%" height="14px" line="26px" />
      <Skeleton width="45%" line="24px" />
      {['96%', '100%', '88%', '93%', '52%'].map((width) => (
        <Skeleton key={width} width={width} line="22px" />
      ))}
    </div>
  );
}

/** Attribute of the preview panel, for finding it in the DOM. */
const PREVIEW_PANEL_ATTRIBUTE = { 'data-preview-panel': '' };

/** The preview panel if it contains the focus, otherwise null. */
export const getFocusedPreviewPanel = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-preview-panel]') ?? null;
