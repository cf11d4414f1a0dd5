/** Updates the timeline of an issue on screen with the newest items, which mutations select with the issue. */
import { ConnectionHandler, type IEnvironment, type RecordSourceProxy } from 'relay-runtime';
import { NEWEST_TIMELINE_PAGE_SIZE } from './pageSizes';

/** Key of the Relay connection of the timeline's newest items, as declared in useTimelineTail. */
export const TIMELINE_TAIL_CONNECTION_KEY = 'useTimelineTail_tail';

/**
 * Variables of a mutation of an issue: whether the issue's own screen is open, which shows fields and a timeline
 * that other screens do not.
 */
export const getTimelineOnScreenVariable = (environment: IEnvironment, issueId: string): { onScreen: boolean } => ({
  onScreen: environment.getStore().getSource().has(ConnectionHandler.getConnectionID(issueId, TIMELINE_TAIL_CONNECTION_KEY)),
});

/**
 * Appends the new timeline items of a mutation's response to the timeline on screen. Older items that the
 * user has loaded stay.
 */
export function appendNewTimelineItems(store: RecordSourceProxy, issueId: string): void {
  const issue = store.get(issueId);
  const tail = issue && ConnectionHandler.getConnection(issue, TIMELINE_TAIL_CONNECTION_KEY);
  const newest = issue?.getLinkedRecord('timeline', { last: NEWEST_TIMELINE_PAGE_SIZE });
  if (!tail || !newest) return;
  const edges = tail.getLinkedRecords('edges') ?? [];
  const present = new Set(edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID()));
  for (const edge of newest.getLinkedRecords('edges') ?? []) {
    const node = edge?.getLinkedRecord('node');
    if (!node || present.has(node.getDataID())) continue;
    ConnectionHandler.insertEdgeAfter(
      tail,
      ConnectionHandler.createEdge(store, tail, node, 'TimelineItemEdge'),
    );
  }
  tail.setValue(newest.getValue('totalCount'), 'totalCount');
}
