import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { OpenedClusterQuery } from '../../../../__generated__/OpenedClusterQuery.graphql';
import type { DuplicatesScreenQuery } from '../../../../__generated__/DuplicatesScreenQuery.graphql';
import type { CommandId } from '../../../shared/commands/commandKeys';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { LiveProjectSubscriptions } from '../../components/live/LiveProjectSubscriptions';
import { NotFound } from '../../components/errors/NotFound';
import { useSequentialList } from '../../lists/SequentialList';
import { usePreloadedQueries } from '../../lists/usePreloadedQueries';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { useRefetchOnChanges } from '../../components/live/useRefetchOnChanges';
import { refetchInBackground } from '../../relay/queries/requests';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { findControl, useCommands } from '../../ui/commands/dispatch';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { DuplicatesFooter } from './actions/DuplicatesFooter';
import { DuplicatesHeader } from './DuplicatesHeader';
import styles from './DuplicatesScreen.module.css';
import { DuplicatesSkeleton, OpenedClusterSkeleton } from './DuplicatesScreenSkeleton';
import type { DuplicateAction } from './actions/mergeDuplicates';
import { getReviewActions } from './getReviewActions';
import { EmptyClusterList, ClusterList } from './list/ClusterList';
import { type ClusterListEntry } from './list/clusterListData';
import { ClusterListModel } from './list/ClusterListModel';
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
import { duplicatesOpenedQuery } from './pane/OpenedCluster';
import type { DuplicatesLoaderData } from './entry';
import { useDuplicateSearchUpdates } from './useDuplicateSearchUpdates';

/** In narrower windows, the opened cluster takes the place of the list. */
const WIDE_WINDOW = '(min-width: 1201px)';

/**
 * Milliseconds from a change of an issue to the request for the opened cluster: the server updates clusters within
 * about a second.
 */
const CHANGES_DELAY_MS = 1_500;
/** Minimum milliseconds between two requests for the opened cluster after changes of issues. */
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
      ...ClusterList_emptyProject
      ...useDuplicateSearchUpdates_project
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
  const { model, list } = useSequentialList(() => new ClusterListModel(environment, projectKey, state.level));
  const actions = getReviewActions(environment, projectKey);
  const review = useSyncExternalStore(actions.subscribe, actions.getState);
  const { opened } = state;
  useDuplicateSearchUpdates(project, {
    projectKey,
    onSearched: model.reload,
    onChanged: () => {
      model.refresh();
      if (!opened) return;
      const request = refetchInBackground(environment, duplicatesOpenedQuery, getOpenedVariables(opened));
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
  /**
   * Command of the button that had the focus when an action was performed. The same button of the next cluster then
   * receives the focus.
   */
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

  // Wide windows always show a cluster: without one in the URL, the strongest is opened and added to the URL.
  const first = isWide && !opened ? entries[0] : undefined;
  const openFirst = useEffectEvent(() => openEntry(first, true));
  useEffect(() => {
    if (first) openFirst();
  }, [first]);

  usePreloadedQueries<OpenedClusterQuery>(
    duplicatesOpenedQuery,
    next ? [getOpenedVariables(toOpenedPair(next))] : [],
  );

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
  openedRef: PreloadedQuery<OpenedClusterQuery>;
};

/** The opened cluster with its own query. */
function PaneOfQuery({ openedRef, ...props }: PaneOfQueryProps) {
  const { queryRef, reload } = useLoaderQuery<OpenedClusterQuery>(duplicatesOpenedQuery, openedRef);
  return (
    <AsyncBoundary key={props.opened.cluster} skeleton={<OpenedClusterSkeleton />} onRetry={reload}>
      <LoadedPane {...props} queryRef={queryRef} />
    </AsyncBoundary>
  );
}

function LoadedPane({
  queryRef,
  ...props
}: Omit<PaneOfQueryProps, 'openedRef'> & { queryRef: PreloadedQuery<OpenedClusterQuery> }) {
  const query = usePreloadedQuery<OpenedClusterQuery>(duplicatesOpenedQuery, queryRef);
  return <ClusterPane {...props} query={query} />;
}
