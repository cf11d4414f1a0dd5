/** What an edit adds to a timeline that is on screen: its latest items come with the answer. */
import { ConnectionHandler, type IEnvironment, type RecordSourceProxy } from 'relay-runtime';

/** The connection of the timeline's end, as useTimelineTail calls it. */
export const TIMELINE_TAIL = 'useTimelineTail_tail';

/** Variables of an edit of an issue: the timeline is asked for where one sees it. */
export const issueUpdateVariables = (environment: IEnvironment, issueId: string): { timeline: boolean } => ({
  timeline: environment.getStore().getSource().has(ConnectionHandler.getConnectionID(issueId, TIMELINE_TAIL)),
});

/** Puts the items that came as `newest` at the timeline's end; what one has unfolded stays. */
export function appendNewItems(store: RecordSourceProxy, issueId: string): void {
  const issue = store.get(issueId);
  const tail = issue && ConnectionHandler.getConnection(issue, TIMELINE_TAIL);
  const newest = issue?.getLinkedRecord('timeline', { last: NEWEST });
  if (!tail || !newest) return;
  const edges = tail.getLinkedRecords('edges') ?? [];
  const known = new Set(edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID()));
  for (const edge of newest.getLinkedRecords('edges') ?? []) {
    const node = edge?.getLinkedRecord('node');
    if (!node || known.has(node.getDataID())) continue;
    ConnectionHandler.insertEdgeAfter(
      tail,
      ConnectionHandler.createEdge(store, tail, node, 'TimelineItemEdge'),
    );
  }
  tail.setValue(newest.getValue('totalCount'), 'totalCount');
}

/** As many as the mutations ask for. */
const NEWEST = 30;
