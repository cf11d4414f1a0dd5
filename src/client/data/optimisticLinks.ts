/** What the store shows of two issues as soon as somebody ties or unties them. */
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { LinkKind } from '../../../__generated__/linkIssuesMutation.graphql';

export interface LinkEnds {
  fromId: string;
  toId: string;
  kind: LinkKind;
}

/** What the link of an issue is called at its other end; a part tells its own by its parent. */
const BACKWARD: Readonly<Partial<Record<LinkKind, LinkKind>>> = {
  DUPLICATES: 'DUPLICATED_BY',
  DUPLICATED_BY: 'DUPLICATES',
  BLOCKS: 'BLOCKED_BY',
  BLOCKED_BY: 'BLOCKS',
  RELATES: 'RELATES',
};

export function addLink(store: RecordSourceProxy, { fromId, toId, kind }: LinkEnds): void {
  add(store, fromId, toId, kind);
  const backward = BACKWARD[kind];
  if (backward) add(store, toId, fromId, backward);
}

export function removeLink(store: RecordSourceProxy, { fromId, toId, kind }: LinkEnds): void {
  remove(store, fromId, toId, kind);
  const backward = BACKWARD[kind];
  if (backward) remove(store, toId, fromId, backward);
}

function add(store: RecordSourceProxy, at: string, toId: string, kind: LinkKind): void {
  const links = linksOf(store, at);
  const to = store.get(toId);
  if (!links || !to || edgesOf(links).some((edge) => leadsTo(edge, toId, kind))) return;
  const link = store.create(`client:link:${at}:${kind}:${toId}`, 'IssueLink');
  link.setValue(kind, 'kind');
  link.setLinkedRecord(to, 'to');
  const edge = ConnectionHandler.createEdge(store, links, link, 'IssueLinkEdge');
  edge.setValue(link.getDataID(), 'cursor');
  ConnectionHandler.insertEdgeAfter(links, edge);
  count(links, 1);
}

function remove(store: RecordSourceProxy, at: string, toId: string, kind: LinkKind): void {
  const links = linksOf(store, at);
  if (!links) return;
  const edges = edgesOf(links);
  const left = edges.filter((edge) => !leadsTo(edge, toId, kind));
  links.setLinkedRecords(left, 'edges');
  count(links, left.length - edges.length);
}

/** The links of an issue that is on screen, as IssueLinks calls them. */
function linksOf(store: RecordSourceProxy, id: string): RecordProxy | null {
  const issue = store.get(id);
  return (issue && ConnectionHandler.getConnection(issue, 'IssueLinks_links')) ?? null;
}

const edgesOf = (links: RecordProxy): RecordProxy[] =>
  (links.getLinkedRecords('edges') ?? []).filter((edge) => edge != null);

function leadsTo(edge: RecordProxy, id: string, kind: LinkKind): boolean {
  const link = edge.getLinkedRecord('node');
  return link?.getValue('kind') === kind && link.getLinkedRecord('to')?.getDataID() === id;
}

const count = (links: RecordProxy, by: number): void => {
  links.setValue(Number(links.getValue('totalCount')) + by, 'totalCount');
};
