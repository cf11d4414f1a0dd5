import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import { fetchQuery } from 'relay-runtime';
import type { DuplicatesOpenedQuery } from '../../../../__generated__/DuplicatesOpenedQuery.graphql';
import type { DuplicatesScreenQuery } from '../../../../__generated__/DuplicatesScreenQuery.graphql';
import type { CommandId } from '../../../shared/commands/commandKeys';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { LiveProjectSubscriptions } from '../../components/LiveProjectSubscriptions';
import { NotFound } from '../../components/NotFound';
import { ScreenHeading } from '../../components/ScreenHeading';
import { useRefetchOnChanges } from '../../components/useRefetchOnChanges';
import { preloadQuery } from '../../relay/preloadQuery';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { findControl } from '../../ui/commands/dispatch';
import { useCommands } from '../../ui/commands/useCommands';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { DuplicatesFooter } from './DuplicatesFooter';
import { DuplicatesHeader } from './header/DuplicatesHeader';
import styles from './DuplicatesScreen.module.css';
import { DuplicatesSkeleton, OpenedSkeleton } from './DuplicatesScreenSkeleton';
import type { DuplicateAction } from './actions/DuplicateAction';
import { getReviewActions } from './getReviewActions';
import { EmptyClusterList } from './list/EmptyClusterList';
import { ClusterList } from './list/ClusterList';
import { ClusterListModel } from './list/ClusterListModel';
import { type ClusterListEntry } from './list/clusterListData';
import { findClusterAfter } from './model/clusterReview';
import {
  buildDuplicatesHref,
  buildDuplicatesSearch,
  type DuplicatesUrlState,
  getOpenedVariables,
  type OpenedPair,
  parseDuplicatesUrl,
} from './model/duplicatesUrl';
import { ClusterPane } from './pane/ClusterPane';
import { duplicatesOpenedQuery } from './pane/DuplicatesOpenedQuery';
import type { DuplicatesLoaderData } from './route';
import { useSearchUpdates } from './useSearchUpdates';

/** In narrower windows, the opened cluster takes the place of the list. */
const WIDE_WINDOW = '(min-width: 1201px)';

/** Milliseconds from a change of an issue to the request for the opened cluster: clusters follow within about a second. */
const CHANGES_DELAY_MS = 1_500;
/** Minimum milliseconds between two of these requests. */
const CHANGES_INTERVAL_MS = 5_000;

const duplicatesScreenQuery = graphql`
  query DuplicatesScreenQuery(
    $key: String!
    $strength: DuplicateStrength
    $cluster: ID!
    $pair: ID!
    $keep: ID!
    $hasCluster: Boolean!
    $hasPair: Boolean!
    $hasKeep: Boolean!
  ) {
    project(key: $key) {
      id
      viewerCan
      ...ClusterList_project
      ...DuplicatesHeader_project
      ...EmptyClusterList_project
      ...useSearchUpdates_project
      ...LiveProjectSubscriptions_projects
      ...clusterListData_project @arguments(strength: $strength)
    }
    ...ClusterPane_query
      @arguments(
        cluster: $cluster
        pair: $pair
        keep: $keep
        hasCluster: $hasCluster
        hasPair: $hasPair
        hasKeep: $hasKeep
      )
  }
`;

/** Clusters of likely duplicates in a project, with the comparison of a pair and the actions that merge them. */
export function DuplicatesScreen() {
  const { key = '' } = useParams();
  const loaded = useLoaderData<DuplicatesLoaderData>();
  const { queryRef, reload } = useLoaderQuery<DuplicatesScreenQuery>(duplicatesScreenQuery, loaded.queryRef);
  const { search } = useLocation();
  const state = parseDuplicatesUrl(new URLSearchParams(search));
  const heading = <ScreenHeading title={`Duplicates · ${key}`}>Duplicates</ScreenHeading>;
  return (
    <div className={styles.screen}>
      <AsyncBoundary
        key={`${key} ${state.level}`}
        skeleton={<DuplicatesSkeleton heading={heading} />}
        onRetry={reload}
      >
        <LoadedDuplicates
          queryRef={queryRef}
          openedRef={loaded.openedRef}
          projectKey={key}
          state={state}
          heading={heading}
        />
      </AsyncBoundary>
    </div>
  );
}

interface LoadedDuplicatesProps extends DuplicatesLoaderData {
  projectKey: string;
  state: DuplicatesUrlState;
  heading: ReactNode;
}

function LoadedDuplicates(props: LoadedDuplicatesProps) {
  const query = usePreloadedQuery<DuplicatesScreenQuery>(duplicatesScreenQuery, props.queryRef);
  const { project } = query;
  if (!project) return <NotFound subject={`project ${props.projectKey}`} />;
  return <Workbench {...props} query={query} project={project} />;
}

interface WorkbenchProps extends LoadedDuplicatesProps {
  query: DuplicatesScreenQuery['response'];
  project: NonNullable<DuplicatesScreenQuery['response']['project']>;
}

function Workbench({ query, project, openedRef, projectKey, state, heading }: WorkbenchProps) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE_WINDOW);
  const [model] = useState(() => new ClusterListModel(environment, projectKey, state.level));
  useEffect(() => model.start(), [model]);
  const list = useSyncExternalStore(model.subscribe, model.getState);
  const actions = getReviewActions(environment, projectKey);
  const review = useSyncExternalStore(actions.subscribe, actions.getState);
  const { opened } = state;
  useSearchUpdates(project, {
    projectKey,
    onSearched: model.reload,
    onChanged: () => {
      model.refresh();
      if (!opened) return;
      const request = fetchQuery(environment, duplicatesOpenedQuery, getOpenedVariables(opened));
      // After a failure, the next change loads the cluster again.
      request.subscribe({ error: () => undefined });
    },
  });
  useRefetchOnChanges(duplicatesOpenedQuery, getOpenedVariables(opened), {
    delay: CHANGES_DELAY_MS,
    interval: CHANGES_INTERVAL_MS,
    isRelevant: ({ projectId, issues, reset }) =>
      opened !== null && projectId === project.id && (issues.size > 0 || reset),
  });
  const entries = list.entries.filter(({ id }) => !review.settled.has(id));
  const next = findClusterAfter(entries, opened?.cluster ?? null);

  const open = (pair: OpenedPair | null, replace: boolean) =>
    void navigate({ search: buildDuplicatesSearch({ ...state, opened: pair }) }, { replace });
  const openEntry = (entry: ClusterListEntry | undefined, replace = false) =>
    open(entry ? toOpenedPair(entry) : null, replace);
  /** Command of the button with the focus when an action was performed: the button of the next cluster receives it. */
  const focusedCommand = useRef<CommandId>(undefined);
  const restoreFocus = () => {
    if (focusedCommand.current && document.activeElement === document.body)
      findControl(focusedCommand.current)?.focus();
    focusedCommand.current = undefined;
  };
  const perform = (action: Omit<DuplicateAction, 'href'>) =>
    void actions
      .perform({ ...action, href: buildDuplicatesHref(projectKey, state) })
      .then(() => action.send && model.refresh());
  const settle = (action: Omit<DuplicateAction, 'href'>) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement)
      focusedCommand.current = activeElement.dataset['command'] as CommandId | undefined;
    perform(action);
    openEntry(next, true);
  };
  const undo = () => {
    const undone = actions.undo();
    if (!undone) return false;
    void navigate(undone.action.href, { replace: true });
    void undone.ended.then(model.refresh);
  };
  useCommands({
    'edit.undo': { isAvailable: () => review.canUndo, run: undo },
    'list.closePeek': { isAvailable: () => !isWide && opened !== null, run: () => open(null, false) },
  });

  // Where there is room for it, the strongest cluster is opened, and the address names it.
  const first = isWide && !opened ? entries[0] : undefined;
  const openFirst = useEffectEvent(() => openEntry(first, true));
  useEffect(() => {
    if (first) openFirst();
  }, [first]);

  const nextPair = next ? toOpenedPair(next) : null;
  const nextName = nextPair && buildDuplicatesSearch({ level: null, opened: nextPair });
  const preloadNext = useEffectEvent(() => {
    if (!nextPair) return null;
    const variables = getOpenedVariables(nextPair);
    return preloadQuery<DuplicatesOpenedQuery>(environment, duplicatesOpenedQuery, variables);
  });
  useEffect(() => {
    const preloaded = preloadNext();
    return () => preloaded?.dispose();
  }, [environment, nextName]);

  const pane = {
    opened,
    review,
    permitted: project.viewerCan.includes('TRIAGE'),
    onShow: (pair: OpenedPair) => open(pair, true),
    onPerform: perform,
    onSettle: settle,
    onShown: restoreFocus,
    onClose: () => open(null, false),
  };
  const isEmpty = entries.length === 0 && !list.isLoading && !list.error;
  return (
    <>
      <LiveProjectSubscriptions projects={[project]} />
      <DuplicatesHeader project={project} state={state} heading={heading} />
      {isEmpty && !opened ? (
        <EmptyClusterList project={project} level={state.level} />
      ) : (
        <div className={opened ? `${styles.columns} ${styles.opened}` : styles.columns}>
          <section className={styles.list} aria-label="Clusters">
            <ClusterList
              model={model}
              list={list}
              entries={entries}
              project={project}
              opened={opened?.cluster ?? null}
              errors={review.errors}
              hrefOf={(entry) => buildDuplicatesHref(projectKey, { ...state, opened: toOpenedPair(entry) })}
              onOpen={(entry) => openEntry(entry)}
            />
          </section>
          {opened && (
            <div className={styles.pane}>
              {openedRef ? (
                <PaneOfQuery {...pane} opened={opened} openedRef={openedRef} />
              ) : (
                <ClusterPane {...pane} opened={opened} query={query} />
              )}
            </div>
          )}
        </div>
      )}
      <DuplicatesFooter
        projectKey={projectKey}
        last={review.last}
        canUndo={review.canUndo}
        hasNextCluster={next !== undefined}
        onUndo={undo}
        onNextCluster={() => openEntry(next)}
      />
    </>
  );
}

const toOpenedPair = ({ id, firstPair }: ClusterListEntry): OpenedPair => ({
  cluster: id,
  pair: firstPair,
  keep: null,
});

type PaneOfQueryProps = Omit<Parameters<typeof ClusterPane>[0], 'query'> & {
  openedRef: PreloadedQuery<DuplicatesOpenedQuery>;
};

/** The opened cluster with its own query. */
function PaneOfQuery({ openedRef, ...props }: PaneOfQueryProps) {
  const { queryRef, reload } = useLoaderQuery<DuplicatesOpenedQuery>(duplicatesOpenedQuery, openedRef);
  return (
    <AsyncBoundary key={props.opened.cluster} skeleton={<OpenedSkeleton />} onRetry={reload}>
      <LoadedPane {...props} queryRef={queryRef} />
    </AsyncBoundary>
  );
}

function LoadedPane({
  queryRef,
  ...props
}: Omit<PaneOfQueryProps, 'openedRef'> & { queryRef: PreloadedQuery<DuplicatesOpenedQuery> }) {
  const query = usePreloadedQuery<DuplicatesOpenedQuery>(duplicatesOpenedQuery, queryRef);
  return <ClusterPane {...props} query={query} />;
}
