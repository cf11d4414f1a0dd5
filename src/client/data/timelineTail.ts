/** Updates the timeline of an issue on screen with the newest items, which mutations select with the issue. */
import { ConnectionHandler, type IEnvironment, type RecordSourceProxy } from 'relay-runtime';
import { NEW_TIMELINE_ITEMS } from './pageSizes';

/** Key of the connection at the end of the timeline, as declared in useTimelineTail. */
export const TIMELINE_TAIL = 'useTimelineTail_tail';

/** Variables of `issueUpdate_issue` in a mutation: the timeline is selected only when it is on screen. */
export const issueUpdateVariables = (environment: IEnvironment, issueId: string): { onScreen: boolean } => ({
  onScreen: environment.getStore().getSource().has(ConnectionHandler.getConnectionID(issueId, TIMELINE_TAIL)),
});

/** Appends the selected new items to the timeline. Items that the user has expanded stay. */
export function appendNewItems(store: RecordSourceProxy, issueId: string): void {
  const issue = store.get(issueId);
  const tail = issue && ConnectionHandler.getConnection(issue, TIMELINE_TAIL);
  const newest = issue?.getLinkedRecord('timeline', { last: NEW_TIMELINE_ITEMS });
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
