/** Adds the new timeline items in a mutation's response to the issue's timelines on screen. */
import {
  ConnectionHandler,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import type { issueUpdate_timeline$key } from '../../../__generated__/issueUpdate_timeline.graphql';
import { getLoadedConnectionIds } from './loadedConnections';
import { readNewestTimelineItems } from './issueUpdate';

/** Key of the Relay connection of the timeline's newest items, as declared in useNewestTimelineItems. */
export const TIMELINE_TAIL_CONNECTION_KEY = 'useNewestTimelineItems_tail';

/** Key of the Relay connection of the newest timeline items in the preview panel, as declared in PreviewComments. */
const PREVIEW_TIMELINE_CONNECTION_KEY = 'PreviewComments_timeline';

/** The newest timeline items of an issue in Relay's store: on its screen and in the preview panel. */
export const getNewestTimelineConnections = (issue: RecordProxy): RecordProxy[] =>
  [
    ConnectionHandler.getConnection(issue, TIMELINE_TAIL_CONNECTION_KEY),
    ConnectionHandler.getConnection(issue, PREVIEW_TIMELINE_CONNECTION_KEY),
  ].filter((connection) => connection != null);

/** Appends an item to a timeline, unless it is already there. */
export function appendTimelineItem(store: RecordSourceProxy, timeline: RecordProxy, item: RecordProxy): void {
  const isItem = (edge: RecordProxy | null | undefined): boolean =>
    edge?.getLinkedRecord('node')?.getDataID() === item.getDataID();
  if (timeline.getLinkedRecords('edges')?.some(isItem)) return;
  ConnectionHandler.insertEdgeAfter(
    timeline,
    ConnectionHandler.createEdge(store, timeline, item, 'TimelineItemEdge'),
  );
}

/**
 * Variables of a mutation of an issue: whether the issue's own screen is open, which shows fields and a timeline
 * that other screens do not.
 */
export const getTimelineOnScreenVariable = (
  environment: IEnvironment,
  issueId: string,
): { onScreen: boolean } => ({
  onScreen: getLoadedConnectionIds(environment, issueId, TIMELINE_TAIL_CONNECTION_KEY).length > 0,
});

/**
 * Id of the connection of an issue's newest timeline items in the preview panel, for the edge directives of a mutation.
 * Empty unless the panel shows the issue.
 */
export const getLoadedPreviewTimelineIds = (environment: IEnvironment, issueId: string): string[] =>
  getLoadedConnectionIds(environment, issueId, PREVIEW_TIMELINE_CONNECTION_KEY);

/**
 * Appends the new timeline items of a mutation's response to the timeline on screen. Older items that the
 * user has loaded stay.
 *
 * @param changed the changed issue in the response; null or undefined if the screen of this issue is not open
 */
export function appendNewTimelineItems(
  store: RecordSourceProxy,
  changed: issueUpdate_timeline$key | null | undefined,
): void {
  if (!changed) return;
  const { issueId, itemIds, totalCount } = readNewestTimelineItems(changed);
  const issue = store.get(issueId);
  const tail = issue && ConnectionHandler.getConnection(issue, TIMELINE_TAIL_CONNECTION_KEY);
  if (!tail) return;
  for (const id of itemIds) {
    const item = store.get(id);
    if (item) appendTimelineItem(store, tail, item);
  }
  // The timeline may have been refetched since the server created this response. Its count only grows.
  tail.setValue(Math.max(Number(tail.getValue('totalCount')), totalCount), 'totalCount');
}

/** Changes the number of items of a timeline by 1 or -1. */
export function changeTimelineCount(timeline: RecordProxy, by: 1 | -1): void {
  const count: unknown = timeline.getValue('totalCount');
  if (typeof count === 'number') timeline.setValue(count + by, 'totalCount');
}
