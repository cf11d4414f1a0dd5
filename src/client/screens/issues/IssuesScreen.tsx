import { useState, useSyncExternalStore } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ErrorBox } from '../../components/ErrorBox';
import { NotFound } from '../../components/NotFound';
import { useKeys } from '../../ui/keys/useKeys';
import { FacetColumn } from './FacetColumn';
import { IssuesHeading } from './IssuesHeading';
import styles from './IssuesScreen.module.css';
import { EmptyList } from './list/EmptyList';
import { IssueList } from './list/IssueList';
import { NewsButton } from './list/NewsButton';
import { listStateOf } from '../../components/listState';
import { PeekPanel } from './peek/PeekPanel';
import { usePeek } from './peek/usePeek';
import { QueryBar } from './query/QueryBar';
import type { IssuesRouteData } from './route';
import { type SectionStart, useSections } from './scrubber/useSections';
import { Toolbar } from './toolbar/Toolbar';
import { useSettledView } from './view/useSettledView';
import { useTypedView } from './view/useTypedView';

/** The sections on hand are another list's. */
const NO_SECTIONS: readonly SectionStart[] = [];

/** The issue list: what one looks for, how many there are, all of them, and one of them beside it. */
export function IssuesScreen() {
  const { view: asked, peek: peeked } = useLoaderData<IssuesRouteData>();
  // The view's own list, and what of the address is the screen's alone.
  const list = listStateOf(asked.list.projectKey, useSearchParams()[0]);
  const typed = useTypedView(asked);
  const isTyped = typed.view !== asked;
  // What a click goes on from is what one sees.
  const shown = isTyped ? { ...list, query: typed.view.list.query } : list;
  const { view, pending } = useSettledView(typed.view, 'head', isTyped);
  const counted = useSettledView(typed.view, 'counts', isTyped);
  const { head } = useSyncExternalStore(view.subscribe, view.getState);
  const counts = useSyncExternalStore(counted.view.subscribe, counted.view.getState).counts;
  const sections = useSections(counts.status === 'ready' ? (counts.value?.marks ?? null) : null);
  const peek = usePeek();
  const [dialog, setDialog] = useState<'facets' | 'goTo' | null>(null);
  useKeys({ 'list.goTo': () => setDialog('goTo') });

  if (head.status === 'ready' && head.value === null) {
    return <NotFound subject={`project ${view.list.projectKey}`} />;
  }
  const opened = head.status === 'ready' ? head.value : null;
  const empty = opened !== null && opened.rows.length === 0;
  return (
    <>
      <IssuesHeading projectName={opened?.projectName ?? asked.list.projectKey} />
      <div className={styles.bar}>
        <QueryBar
          list={list}
          problems={view === asked ? (opened?.problems ?? []) : []}
          onType={typed.follow}
        />
      </div>
      <Toolbar
        view={view}
        list={shown}
        pending={pending}
        onFilter={() => setDialog('facets')}
        onGoTo={() => setDialog('goTo')}
      />
      <div className={styles.body}>
        <FacetColumn
          counts={counts}
          list={shown}
          pending={counted.pending}
          onRetry={() => counted.view.start()}
          sheet={dialog === 'facets'}
          onCloseSheet={() => setDialog(null)}
        />
        {head.status === 'failed' ? (
          <div className={styles.failed}>
            <ErrorBox error={head.error} onRetry={() => view.start()} />
          </div>
        ) : empty ? (
          <div className={styles.empty}>
            <NewsButton view={view} />
            <EmptyList list={view === asked ? list : view.list} problems={opened.problems} />
          </div>
        ) : (
          <IssueList
            view={view}
            pending={pending}
            addressed={view === asked}
            sections={counted.view === view ? sections : NO_SECTIONS}
            goTo={dialog === 'goTo'}
            onCloseGoTo={() => setDialog(null)}
          />
        )}
        {peeked && <PeekPanel loaded={peeked} projectKey={asked.list.projectKey} onClose={peek.close} />}
      </div>
    </>
  );
}
