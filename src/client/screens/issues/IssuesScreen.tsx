import { useState, useSyncExternalStore } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ErrorBox } from '../../components/ErrorBox';
import { NotFound } from '../../components/NotFound';
import { useKeyBindings } from '../../ui/keys/useKeyBindings';
import { FacetColumn } from './FacetColumn';
import { IssuesHeading } from './IssuesHeading';
import styles from './IssuesScreen.module.css';
import { EmptyList } from './list/EmptyList';
import { IssueList } from './list/IssueList';
import { RefreshListButton } from './list/RefreshListButton';
import { parseIssueListUrl } from '../../components/issueListUrlState';
import { PeekPanel } from './peek/PeekPanel';
import { usePeekPanel } from './peek/usePeekPanel';
import { QueryBar } from './query/QueryBar';
import type { IssuesLoaderData } from './route';
import { type ListSectionStart, useListSections } from './scrubber/useListSections';
import { Toolbar } from './toolbar/Toolbar';
import { useLoadedIssuesView } from './view/useLoadedIssuesView';
import { useSearchAsYouTypeView } from './view/useSearchAsYouTypeView';

/** The list has no sections while those that have been loaded belong to another list. */
const EMPTY_LIST_SECTIONS: readonly ListSectionStart[] = [];

/**
 * The issue list of a project: query bar, toolbar, facets, rows and the side panel with a preview of an
 * issue.
 */
export function IssuesScreen() {
  const { view: addressView, peek: peekQueryRef } = useLoaderData<IssuesLoaderData>();
  // State of the list from the current URL, because the collapsed groups can change without a new view.
  const list = parseIssueListUrl(addressView.list.projectKey, useSearchParams()[0]);
  const typed = useSearchAsYouTypeView(addressView);
  const isTyped = typed.view !== addressView;
  // Filters and sorting chosen while typing apply to the typed query.
  const shownList = isTyped ? { ...list, query: typed.view.list.query } : list;
  const { view, pending } = useLoadedIssuesView(typed.view, 'head', isTyped);
  const counted = useLoadedIssuesView(typed.view, 'counts', isTyped);
  const { head } = useSyncExternalStore(view.subscribe, view.getState);
  const counts = useSyncExternalStore(counted.view.subscribe, counted.view.getState).counts;
  const sections = useListSections(counts.status === 'ready' ? (counts.value?.marks ?? null) : null);
  const peek = usePeekPanel();
  const [dialog, setDialog] = useState<'facets' | 'goTo' | null>(null);
  useKeyBindings({ 'list.goTo': () => setDialog('goTo') });

  if (head.status === 'ready' && head.value === null) {
    return <NotFound subject={`project ${view.list.projectKey}`} />;
  }
  const loadedHead = head.status === 'ready' ? head.value : null;
  const isEmpty = loadedHead !== null && loadedHead.rows.length === 0;
  return (
    <>
      <IssuesHeading projectName={loadedHead?.projectName ?? addressView.list.projectKey} />
      <div className={styles.bar}>
        <QueryBar
          list={list}
          problems={view === addressView ? (loadedHead?.problems ?? []) : []}
          onType={typed.onType}
        />
      </div>
      <Toolbar
        view={view}
        list={shownList}
        pending={pending}
        onFilter={() => setDialog('facets')}
        onGoTo={() => setDialog('goTo')}
      />
      <div className={styles.body}>
        <FacetColumn
          counts={counts}
          list={shownList}
          pending={counted.pending}
          onRetry={() => counted.view.startRequests()}
          sheet={dialog === 'facets'}
          onCloseSheet={() => setDialog(null)}
        />
        {head.status === 'failed' ? (
          <div className={styles.failed}>
            <ErrorBox error={head.error} onRetry={() => view.startRequests()} />
          </div>
        ) : isEmpty ? (
          <div className={styles.empty}>
            <RefreshListButton view={view} />
            <EmptyList list={view === addressView ? list : view.list} problems={loadedHead.problems} />
          </div>
        ) : (
          <IssueList
            view={view}
            pending={pending}
            addressed={view === addressView}
            sections={counted.view === view ? sections : EMPTY_LIST_SECTIONS}
            goTo={dialog === 'goTo'}
            onCloseGoTo={() => setDialog(null)}
          />
        )}
        {peekQueryRef && (
          <PeekPanel loaded={peekQueryRef} projectKey={addressView.list.projectKey} onClose={peek.close} />
        )}
      </div>
    </>
  );
}
