/** Optimistic updates of issue links (blocks, duplicates ...). */
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { LinkKind } from '../../../__generated__/linkIssuesMutation.graphql';

export interface IssueLinkFields {
  fromId: string;
  toId: string;
  kind: LinkKind;
}

/**
 * The kind of an issue link as seen from the other issue. The sub-issue kind is missing: sub-issues show
 * their parent field instead.
 */
const INVERSE_ISSUE_LINK_KINDS: Readonly<Partial<Record<LinkKind, LinkKind>>> = {
  DUPLICATES: 'DUPLICATED_BY',
  DUPLICATED_BY: 'DUPLICATES',
  BLOCKS: 'BLOCKED_BY',
  BLOCKED_BY: 'BLOCKS',
  RELATES: 'RELATES',
};

export function addIssueLinkToStore(store: RecordSourceProxy, { fromId, toId, kind }: IssueLinkFields): void {
  addIssueLinkEdge(store, fromId, toId, kind);
  const backward = INVERSE_ISSUE_LINK_KINDS[kind];
  if (backward) addIssueLinkEdge(store, toId, fromId, backward);
}

export function removeIssueLinkFromStore(
  store: RecordSourceProxy,
  { fromId, toId, kind }: IssueLinkFields,
): void {
  removeIssueLinkEdge(store, fromId, toId, kind);
  const backward = INVERSE_ISSUE_LINK_KINDS[kind];
  if (backward) removeIssueLinkEdge(store, toId, fromId, backward);
}

function addIssueLinkEdge(store: RecordSourceProxy, at: string, toId: string, kind: LinkKind): void {
  const links = getIssueLinksConnection(store, at);
  const to = store.get(toId);
  if (!links || !to || getIssueLinkEdges(links).some((edge) => isLinkEdgeToIssue(edge, toId, kind))) return;
  const link = store.create(`client:link:${at}:${kind}:${toId}`, 'IssueLink');
  link.setValue(kind, 'kind');
  link.setLinkedRecord(to, 'to');
  const edge = ConnectionHandler.createEdge(store, links, link, 'IssueLinkEdge');
  edge.setValue(link.getDataID(), 'cursor');
  ConnectionHandler.insertEdgeAfter(links, edge);
  incrementIssueLinkCount(links, 1);
}

function removeIssueLinkEdge(store: RecordSourceProxy, at: string, toId: string, kind: LinkKind): void {
  const links = getIssueLinksConnection(store, at);
  if (!links) return;
  const edges = getIssueLinkEdges(links);
  const remaining = edges.filter((edge) => !isLinkEdgeToIssue(edge, toId, kind));
  links.setLinkedRecords(remaining, 'edges');
  incrementIssueLinkCount(links, remaining.length - edges.length);
}

/** Key of the Relay connection of an issue's links, as declared in IssueLinks. */
export const ISSUE_LINKS_CONNECTION_KEY = 'IssueLinks_links';

/** The connection of an issue's links in Relay's store; null unless they are on screen. */
function getIssueLinksConnection(store: RecordSourceProxy, id: string): RecordProxy | null {
  const issue = store.get(id);
  return (issue && ConnectionHandler.getConnection(issue, ISSUE_LINKS_CONNECTION_KEY)) ?? null;
}

const getIssueLinkEdges = (links: RecordProxy): RecordProxy[] =>
  (links.getLinkedRecords('edges') ?? []).filter((edge) => edge != null);

function isLinkEdgeToIssue(edge: RecordProxy, id: string, kind: LinkKind): boolean {
  const link = edge.getLinkedRecord('node');
  return link?.getValue('kind') === kind && link.getLinkedRecord('to')?.getDataID() === id;
}

const incrementIssueLinkCount = (links: RecordProxy, by: number): void => {
  links.setValue(Number(links.getValue('totalCount')) + by, 'totalCount');
};
