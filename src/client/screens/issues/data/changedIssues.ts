import type { OperationType } from 'relay-runtime';
import type { PagedListLayer } from '../../../lists/PagedList';
import { getLiveUpdateDispatcher, type LiveUpdate } from '../../../relay/events/LiveUpdateDispatcher';
import type { IssueListStore } from './IssueListStore';

/** Delay between a change of issues and the request for their data, in ms, to gather changes. */
const REFETCH_DELAY_MS = 300;
/** Minimum interval between two requests for the data of changed issues, in ms. */
const REFETCH_INTERVAL_MS = 3_000;

/**
 * A layer with additional data of the issues of a list, such as their snippets. It has a query of its own, so that rows
 * never wait for it.
 */
export type IssueLayer<TRow extends { readonly id: string }> = Pick<
  PagedListLayer<OperationType, TRow>,
  'request' | 'refetch' | 'subscribe' | 'getRows' | 'at' | 'dispose'
>;

/**
 * Requests the data of a layer again within seconds after its issues have changed. The returned function stops this and
 * drops the layer's pages.
 */
export function refetchLayerOnIssueChanges(
  store: IssueListStore,
  layer: IssueLayer<{ readonly id: string }>,
): () => void {
  /** Ids of issues that have changed since their data was requested; null: all may have changed. */
  let changed: Set<string> | null = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRefetch = -Infinity;

  /** Schedules a request for the data of changed issues. It is sent only while the page is visible. */
  const scheduleRefetch = (): void => {
    if (timer || changed?.size === 0 || document.visibilityState !== 'visible') return;
    const wait = lastRefetch + REFETCH_INTERVAL_MS - performance.now();
    timer = setTimeout(
      () => {
        const ids = changed;
        timer = undefined;
        changed = new Set();
        lastRefetch = performance.now();
        layer.refetch(({ id }) => ids?.has(id) ?? true);
      },
      Math.max(wait, REFETCH_DELAY_MS),
    );
  };
  const recordChanges = (ids: Iterable<string>): void => {
    for (const id of ids) changed?.add(id);
    scheduleRefetch();
  };
  const recordLiveUpdate = ({ projectId, listsChanged, reset, issues, ...other }: LiveUpdate): void => {
    const areIssuesUnknown = reset || (listsChanged && issues.size + other.deleted.size === 0);
    if (areIssuesUnknown && store.mayIncludeProject(projectId)) changed = null;
    recordChanges([...issues.keys(), ...other.progressChanged]);
  };

  const live = getLiveUpdateDispatcher(store.environment);
  const stops = [live.subscribe(recordLiveUpdate), live.subscribeToOwnEdits(recordChanges)];
  document.addEventListener('visibilitychange', scheduleRefetch);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', scheduleRefetch);
    clearTimeout(timer);
    layer.dispose();
  };
}

/**
 * The data of the issue at a rank of the list; null: not loaded.
 * @param id the id of the issue: after an issue was deleted, the issues after it precede their ranks in a page that is
 *   requested again
 */
export function findListedIssue<TRow extends { readonly id: string }>(
  layer: IssueLayer<TRow>,
  rank: number,
  id: string,
): TRow | null {
  const listed = layer.at(rank);
  if (listed?.id === id) return listed;
  return layer.getRows(rank)?.find((issue) => issue.id === id) ?? null;
}
