import { useState, useSyncExternalStore, useEffect, useRef } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { AsyncBoundary, ErrorBox } from '../../components/errors/ErrorBoundary';
import { NotFound } from '../../components/errors/NotFound';
import { useIsOnline } from '../../relay/network/ServerReachabilityTracker';
import { useCommands } from '../../ui/commands/dispatch';
import { HoldKeys } from '../../ui/keys/HoldKeys';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { loadAndCopyLink } from '../../ui/copy/loadAndCopyLink';
import notice from '../../ui/notice.module.css';
import { FacetColumn } from './FacetColumn';
import { toggleFacetsHidden } from './facets/facetSettings';
import styles from './IssuesScreen.module.css';
import { IssueList } from './list/IssueList';
import { RefreshListButton } from './list/RefreshListButton';
import { buildIssueListHref, parseIssueListUrl } from '../../../shared/issueList/issueListUrlState';
import { PreviewPanel } from './list/lazyParts';
import { usePreview } from './preview/usePreview';
import { SearchQueryBar } from './query/SearchQueryBar';
import type { IssuesLoaderData } from './entry';
import { EMPTY_LIST_SECTIONS, useListSections } from './data/sections';
import { IssueListToolbar } from './toolbar/Toolbar';
import { useLoadedIssueListStore, useSearchAsYouType } from './data/useShownList';
import { useIsClientSideNavigation, useScreenTitle } from '../../navigation/ScreenHeading';
import type * as exporting from './selection/exportIssues';

const EmptyIssueList = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "query" */ './list/EmptyIssueList')).EmptyIssueList,
);

/**
 * The issue list of a project or of all projects: query bar, toolbar, facets, rows and the side panel with a preview of an
 * issue.
 */
export function IssuesScreen() {
  const { store: addressStore, preview: loadedPreview, savedView } = useLoaderData<IssuesLoaderData>();
  // State of the list from the current URL, because the collapsed groups can change without a new store.
  const { projectKey } = addressStore.list;
  const navigate = useNavigate();
  const list = parseIssueListUrl(projectKey, useSearchParams()[0]);
  const typed = useSearchAsYouType(addressStore);
  const isTyped = typed.store !== addressStore;
  // Filters and sorting chosen while typing apply to the typed query.
  const shownList = isTyped ? { ...list, query: typed.store.list.query } : list;
  const { store, pending } = useLoadedIssueListStore(typed.store, 'head', isTyped);
  const counted = useLoadedIssueListStore(typed.store, 'counts', isTyped);
  const { head } = useSyncExternalStore(store.subscribe, store.getState);
  const counts = useSyncExternalStore(counted.store.subscribe, counted.store.getState).counts;
  const sections = useListSections(counts.status === 'ready' ? (counts.value?.marks ?? null) : null);
  const preview = usePreview(projectKey);
  // Discarding a typed query starts a new query bar: the URL may still have the query from before it was typed.
  const [queryBarKey, setQueryBarKey] = useState(0);
  const discardTypedQuery = () => {
    typed.discard();
    setQueryBarKey(queryBarKey + 1);
  };
  const [dialog, setDialog] = useState<'facets' | 'goTo' | null>(null);
  const isOnline = useIsOnline();
  useCommands({
    'list.goTo': () => setDialog('goTo'),
    // The list of all projects shows no trees and has no export.
    ...(projectKey !== null && {
      'list.trees': () => void navigate(buildIssueListHref({ ...shownList, trees: !list.trees })),
      'list.exportCsv': () => loadExports((code) => code.downloadListAsCsv(projectKey, shownList)),
      'list.exportProject': () => loadExports((code) => code.downloadProjectAsNdjson(projectKey)),
    }),
    'list.copyLink': () => loadAndCopyLink(buildIssueListHref(shownList)),
  });

  if (head.status === 'ready' && head.value === null) {
    return <NotFound subject={`project ${store.list.projectKey}`} />;
  }
  const loadedHead = head.status === 'ready' ? head.value : null;
  const isEmpty = loadedHead !== null && loadedHead.rows.length === 0;
  return (
    <>
      <IssuesHeading projectName={loadedHead?.projectName ?? projectKey ?? 'all projects'} />
      <div className={styles.bar}>
        <SearchQueryBar
          key={queryBarKey}
          list={list}
          problems={store === addressStore ? (loadedHead?.problems ?? []) : []}
          onType={typed.onType}
        />
      </div>
      <IssueListToolbar
        store={store}
        list={shownList}
        pending={pending}
        savedView={savedView}
        onDiscard={discardTypedQuery}
        onFilter={() =>
          window.matchMedia('(max-width: 900px)').matches ? setDialog('facets') : toggleFacetsHidden()
        }
        onGoTo={() => setDialog('goTo')}
      />
      <div role="status">
        {loadedHead === null && head.status !== 'failed' && isOnline && (
          <p className={`${notice.notice} ${styles.waitNotice}`}>
            Still loading. After a restart, the server first reads large projects into memory.
          </p>
        )}
      </div>
      <div className={styles.body}>
        <FacetColumn
          counts={counts}
          list={shownList}
          pending={counted.pending}
          onRetry={() => counted.store.fetchRowsAndCounts()}
          sheet={dialog === 'facets'}
          onCloseSheet={() => setDialog(null)}
        />
        {head.status === 'failed' ? (
          <div className={styles.failed}>
            <ErrorBox error={head.error} onRetry={() => store.fetchRowsAndCounts()} />
          </div>
        ) : isEmpty ? (
          <div className={styles.empty}>
            <RefreshListButton store={store} onRefresh={() => store.refreshIssueList()} />
            <AsyncBoundary skeleton={null}>
              <EmptyIssueList
                list={store === addressStore ? list : store.list}
                problems={loadedHead.problems}
                hasProjects={loadedHead.projects.length > 0}
              />
            </AsyncBoundary>
          </div>
        ) : (
          <IssueList
            store={store}
            list={shownList}
            pending={pending}
            addressed={store === addressStore}
            // During a navigation, the loaded sections may still be those of the previous list.
            sections={counted.store === store ? sections : EMPTY_LIST_SECTIONS}
            goTo={dialog === 'goTo'}
            onCloseGoTo={() => setDialog(null)}
          />
        )}
        {loadedPreview && (
          <AsyncBoundary skeleton={<HoldKeys onCancel={preview.close} allowsTyping />}>
            <PreviewPanel loaded={loadedPreview} onClose={preview.close} />
          </AsyncBoundary>
        )}
      </div>
    </>
  );
}

/**
 * Visually hidden heading of the issue list for screen readers. Receives the focus after a navigation, unless
 * a row has it.
 */
function IssuesHeading({ projectName }: { projectName: string }) {
  useScreenTitle(`Issues · ${projectName}`);
  const navigated = useIsClientSideNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (navigated && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [navigated]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      Issues of {projectName}
    </h1>
  );
}

/** Loads the module for exports and calls a function with it. */
const loadExports = (run: (code: typeof exporting) => void): void =>
  void import(/* webpackChunkName: "columns" */ './selection/exportIssues').then(run, () =>
    window.alert('The export could not be started. Check your connection.'),
  );
