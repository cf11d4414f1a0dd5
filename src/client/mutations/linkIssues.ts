import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { linkIssuesMutation, LinkKind } from '../../../__generated__/linkIssuesMutation.graphql';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../data/timelineTail';
import {
  addSubIssueToStore,
  changeSubIssueProgressInStore,
  removeSubIssueFromStore,
} from '../data/optimisticSubIssues';
import type { linkIssuesUnlinkMutation } from '../../../__generated__/linkIssuesUnlinkMutation.graphql';

/** Adds a relation between two issues, such as `blocks`. */
export const linkIssues: MutationDefinition<linkIssuesMutation, 'queued'> = {
  name: 'linkIssues',
  delivery: 'queued',
  document: graphql`
    mutation linkIssuesMutation($input: LinkIssuesInput!, $onScreen: Boolean!) {
      edit: linkIssues(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(fields: false, links: true)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        other {
          ...issueUpdate_issue @arguments(fields: false, links: true)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { fromId }) => getTimelineOnScreenVariable(environment, fromId),
  optimisticUpdater: (store, input) => {
    const { fromId, toId, kind } = input;
    if (kind !== 'CHILD') return addIssueLinkToStore(store, input);
    addSubIssueToStore(store, fromId, toId);
    changeSubIssueProgressInStore(store, fromId, toId, 1);
  },
  updater: (store, { fromId, toId, kind }, { edit }) => {
    if (edit.issue && kind === 'CHILD') addSubIssueToStore(store, fromId, toId);
    appendNewTimelineItems(store, edit.issue?.timeline);
  },
};

/** Removes the relation between two issues. */
export const unlinkIssues: MutationDefinition<linkIssuesUnlinkMutation, 'queued'> = {
  name: 'unlinkIssues',
  delivery: 'queued',
  document: graphql`
    mutation linkIssuesUnlinkMutation($input: UnlinkIssuesInput!, $onScreen: Boolean!) {
      edit: unlinkIssues(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(fields: false, links: true)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        other {
          ...issueUpdate_issue @arguments(fields: false, links: true)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { fromId }) => getTimelineOnScreenVariable(environment, fromId),
  optimisticUpdater: (store, input) => {
    const { fromId, toId, kind } = input;
    if (kind !== 'CHILD') return removeIssueLinkFromStore(store, input);
    removeSubIssueFromStore(store, fromId, toId);
    changeSubIssueProgressInStore(store, fromId, toId, -1);
  },
  updater: (store, { fromId, toId, kind }, { edit }) => {
    if (edit.issue && kind === 'CHILD') removeSubIssueFromStore(store, fromId, toId);
    appendNewTimelineItems(store, edit.issue?.timeline);
  },
};

interface IssueLinkFields {
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

function removeIssueLinkFromStore(store: RecordSourceProxy, { fromId, toId, kind }: IssueLinkFields): void {
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
