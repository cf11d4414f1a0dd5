/** Queries and fragments of the list of notifications, and functions that read them. */
import { graphql, readInlineData } from 'react-relay';
import type { inboxListData_notification$key } from '../../../../../__generated__/inboxListData_notification.graphql';
import type { inboxListData_page$key } from '../../../../../__generated__/inboxListData_page.graphql';
import type { inboxListDataNodesQuery } from '../../../../../__generated__/inboxListDataNodesQuery.graphql';
import type { InboxActions_notification$key } from '../../../../../__generated__/InboxActions_notification.graphql';
import type { InboxEntry_notification$key } from '../../../../../__generated__/InboxEntry_notification.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../actions/InboxActions';
import { getInboxFilterVariables, type InboxFilter, type InboxSubject } from '../model/inboxUrl';
import {} from './InboxEntry';

const inboxPageFragment = graphql`
  fragment inboxListData_page on Query
  @inline
  @argumentDefinitions(
    after: { type: "String" }
    states: { type: "[NotificationState!]!" }
    reason: { type: "NotificationReason" }
    project: { type: "String" }
  ) {
    notifications(first: 50, after: $after, states: $states, reason: $reason, project: $project) {
      totalCount
      version
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...inboxListData_notification
      }
    }
  }
`;

export const inboxPageQuery = graphql`
  query inboxListDataPageQuery(
    $after: String
    $states: [NotificationState!]!
    $reason: NotificationReason
    $project: String
  ) {
    ...inboxListData_page @arguments(after: $after, states: $states, reason: $reason, project: $project)
  }
`;

export const inboxNodesQuery = graphql`
  query inboxListDataNodesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...inboxListData_notification @alias(as: "notification")
    }
  }
`;

/** Notifications of a response. */
export interface LoadedNotifications {
  readonly entries: readonly InboxListEntry[];
}

/** A page of the list. */
export interface InboxPage extends LoadedNotifications {
  /** Number of notifications on all pages. */
  readonly totalCount: number;
  /** Version of the inbox that the page reflects. */
  readonly version: number;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Reads a page for the list of a filter. */
export function readInboxPage(key: inboxListData_page$key, filter: InboxFilter): InboxPage {
  const { totalCount, version, nodes, pageInfo } = readInlineData(inboxPageFragment, key).notifications;
  const { hasNextPage, endCursor } = pageInfo;
  return {
    entries: nodes.map((node) => readInboxEntry(node, filter)),
    totalCount,
    version: Number(version),
    hasNextPage,
    endCursor: endCursor ?? null,
  };
}

/** Reads notifications for the list of a filter. Deleted ones are left out. */
export const readInboxNodes = (
  { nodes }: inboxListDataNodesQuery['response'],
  filter: InboxFilter,
): LoadedNotifications => ({
  entries: nodes.flatMap((node) => (node?.notification ? readInboxEntry(node.notification, filter) : [])),
});

/** A notification of the list. */
export interface InboxListEntry {
  readonly id: string;
  readonly state: string;
  /** Time of the newest event, in ms since 1970. */
  readonly at: number;
  readonly eventCount: number;
  /** Version of the inbox in which the newest event was added. */
  readonly version: number;
  /** Issue or bulk operation of the notification; null if it was deleted. */
  readonly subject: InboxSubject | null;
  /** Fragment references for the components; null while the page with the notification is not in Relay's store. */
  readonly keys: (InboxEntry_notification$key & InboxActions_notification$key) | null;
  /** Whether the notification matches the reason and the project of the filter. Its state is compared separately. */
  readonly matches: boolean;
}

function readInboxEntry(key: inboxListData_notification$key, filter: InboxFilter): InboxListEntry {
  const data = readInlineData(
    graphql`
      fragment inboxListData_notification on Notification @inline {
        id
        state
        reason
        updatedAt
        eventCount
        version
        project {
          key
        }
        issue {
          number
        }
        bulkOperation {
          number
        }
        ...InboxEntry_notification
        ...InboxActions_notification
      }
    `,
    key,
  );
  const { reason, project } = getInboxFilterVariables(filter);
  const subjectOf = (kind: InboxSubject['kind'], number: number): InboxSubject => ({
    kind,
    projectKey: data.project.key,
    number,
  });
  return {
    id: data.id,
    state: data.state,
    at: Date.parse(data.updatedAt),
    eventCount: data.eventCount,
    version: Number(data.version),
    subject: data.issue
      ? subjectOf('issue', data.issue.number)
      : data.bulkOperation
        ? subjectOf('bulk', data.bulkOperation.number)
        : null,
    keys: data,
    matches:
      (reason === null || reason === data.reason) && (project === null || project === data.project.key),
  };
}
