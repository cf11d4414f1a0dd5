import { useState, useSyncExternalStore } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { ErrorBox } from '../../components/ErrorBox';
import { NotFound } from '../../components/NotFound';
import { useIsOnline } from '../../relay/network/ServerReachabilityContext';
import { useCommands } from '../../ui/commands/useCommands';
import { HoldKeys } from '../../ui/keys/HoldKeys';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { loadAndCopyLink } from '../../ui/loadAndCopyLink';
import notice from '../../ui/notice.module.css';
import { loadExports } from './exports/loadExports';
import { FacetColumn } from './FacetColumn';
import { toggleFacetsHidden } from './facets/facetSettings';
import { IssuesHeading } from './IssuesHeading';
import styles from './IssuesScreen.module.css';
import { IssueList } from './list/IssueList';
import { RefreshListControl } from './list/RefreshListControl';
import { buildIssueListHref, parseIssueListUrl } from '../../../shared/issueList/issueListUrlState';
import { PeekPanel } from './peek/lazyPeekPanel';
import { usePeekPanel } from './peek/usePeekPanel';
import { SearchQueryBar } from './query/SearchQueryBar';
import type { IssuesLoaderData } from './createIssueListLoader';
import { EMPTY_LIST_SECTIONS, useListSections } from './scrubber/useListSections';
import { IssueListToolbar } from './toolbar/IssueListToolbar';
import { useLoadedIssueListStore } from './view/useLoadedIssueListStore';
import { useSearchAsYouType } from './view/useSearchAsYouType';

const EmptyIssueList = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "query" */ './list/EmptyIssueList')).EmptyIssueList,
);

/**
 * The issue list of a project or of all projects: query bar, toolbar, facets, rows and the side panel with a preview of an
 * issue.
 */
export function IssuesScreen() {
  const { view: addressView, peek: loadedPeek, savedView } = useLoaderData<IssuesLoaderData>();
  // State of the list from the current URL, because the collapsed groups can change without a new view.
  const { projectKey } = addressView.list;
  const navigate = useNavigate();
  const list = parseIssueListUrl(projectKey, useSearchParams()[0]);
  const typed = useSearchAsYouType(addressView);
  const isTyped = typed.view !== addressView;
  // Filters and sorting chosen while typing apply to the typed query.
  const shownList = isTyped ? { ...list, query: typed.view.list.query } : list;
  const { view, pending } = useLoadedIssueListStore(typed.view, 'head', isTyped);
  const counted = useLoadedIssueListStore(typed.view, 'counts', isTyped);
  const { head } = useSyncExternalStore(view.subscribe, view.getState);
  const counts = useSyncExternalStore(counted.view.subscribe, counted.view.getState).counts;
  const sections = useListSections(counts.status === 'ready' ? (counts.value?.marks ?? null) : null);
  const peek = usePeekPanel(projectKey);
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
    return <NotFound subject={`project ${view.list.projectKey}`} />;
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
          problems={view === addressView ? (loadedHead?.problems ?? []) : []}
          onType={typed.onType}
        />
      </div>
      <IssueListToolbar
        view={view}
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
          onRetry={() => counted.view.fetchRowsAndCounts()}
          sheet={dialog === 'facets'}
          onCloseSheet={() => setDialog(null)}
        />
        {head.status === 'failed' ? (
          <div className={styles.failed}>
            <ErrorBox error={head.error} onRetry={() => view.fetchRowsAndCounts()} />
          </div>
        ) : isEmpty ? (
          <div className={styles.empty}>
            <RefreshListControl view={view} onRefresh={() => view.refreshIssueList()} />
            <AsyncBoundary skeleton={null}>
              <EmptyIssueList
                list={view === addressView ? list : view.list}
                problems={loadedHead.problems}
                hasProjects={loadedHead.projects.length > 0}
              />
            </AsyncBoundary>
          </div>
        ) : (
          <IssueList
            view={view}
            list={shownList}
            pending={pending}
            addressed={view === addressView}
            // During a navigation, the loaded sections may still be those of the previous list.
            sections={counted.view === view ? sections : EMPTY_LIST_SECTIONS}
            goTo={dialog === 'goTo'}
            onCloseGoTo={() => setDialog(null)}
          />
        )}
        {loadedPeek && (
          <AsyncBoundary skeleton={<HoldKeys onCancel={peek.close} allowsTyping />}>
            <PeekPanel loaded={loadedPeek} onClose={peek.close} />
          </AsyncBoundary>
        )}
      </div>
    </>
  );
}
