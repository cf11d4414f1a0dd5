import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { notificationMutationsUpdateMutation } from '../../../../../__generated__/notificationMutationsUpdateMutation.graphql';
import type { MutationDefinition, MutationInput } from '../../../mutations/queue/MutationDefinition';
import type { notificationMutationsLoadedQuery } from '../../../../../__generated__/notificationMutationsLoadedQuery.graphql';
import type { notificationMutationsMutedIssueQuery } from '../../../../../__generated__/notificationMutationsMutedIssueQuery.graphql';
import type { notificationMutationsUnreadCountQuery } from '../../../../../__generated__/notificationMutationsUnreadCountQuery.graphql';
import type { notificationMutationsUpdatableQuery } from '../../../../../__generated__/notificationMutationsUpdatableQuery.graphql';
import { INBOX_PAGE_SIZE } from '../model/inboxUrl';
import type { notificationMutationsUndoMutation } from '../../../../../__generated__/notificationMutationsUndoMutation.graphql';
import type { notificationMutationsMuteMutation } from '../../../../../__generated__/notificationMutationsMuteMutation.graphql';

/**
 * Sets the state of notifications: those with the given ids, or all that match a filter. The response contains only the
 * changed fields, without the version, because the page passes the version of the events that it has shown.
 */
export const updateNotifications: MutationDefinition<notificationMutationsUpdateMutation, 'queued'> = {
  name: 'updateNotifications',
  delivery: 'queued',
  document: graphql`
    mutation notificationMutationsUpdateMutation($input: UpdateNotificationsInput!) {
      edit: updateNotifications(input: $input) {
        notifications {
          id
          state
          snoozedUntil
        }
        viewer {
          ...UnreadCount_viewer
        }
        undoToken
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, input) => {
    const notifications = input.ids
      ? input.ids.map((id) => readUpdatableNotification(store, id))
      : findLoadedMatches(store, input);
    setStatesInStore(store, notifications, input.state, input.snoozedUntil ?? null);
  },
};

const loadedNotificationsQuery = graphql`
  query notificationMutationsLoadedQuery(
    $first: Int
    $states: [NotificationState!]
    $reason: NotificationReason
    $project: String
    $after: String
  ) @updatable {
    notifications(first: $first, states: $states, reason: $reason, project: $project, after: $after) {
      nodes {
        state
        snoozedUntil
        version
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

type UpdatableLoadedNotification =
  notificationMutationsLoadedQuery['response']['notifications']['nodes'][number];
type UpdatableNotification = Omit<UpdatableLoadedNotification, 'version'>;
type NotificationState = UpdatableNotification['state'];

function readUpdatableNotification(store: RecordSourceProxy, id: string): UpdatableNotification | null {
  const { node } = store.readUpdatableQuery<notificationMutationsUpdatableQuery>(
    graphql`
      query notificationMutationsUpdatableQuery($id: ID!) @updatable {
        node(id: $id) {
          ... on Notification {
            __typename
            state
            snoozedUntil
          }
        }
      }
    `,
    { id },
  ).updatableData;
  return node?.__typename === 'Notification' ? node : null;
}

/**
 * The notifications on the loaded pages of the list that the mutation changes. Notifications with events after
 * `seenVersion` are excluded, because the optimistic update is applied again to data that arrives before the response.
 */
function findLoadedMatches(
  store: RecordSourceProxy,
  { states, reason, project, seenVersion }: MutationInput<notificationMutationsUpdateMutation>,
): UpdatableNotification[] {
  const found: UpdatableLoadedNotification[] = [];
  const args = { first: INBOX_PAGE_SIZE, states, reason, project };
  for (let after: string | null | undefined = null, isLast = false; !isLast;) {
    const page: notificationMutationsLoadedQuery['response'] =
      store.readUpdatableQuery<notificationMutationsLoadedQuery>(loadedNotificationsQuery, {
        ...args,
        after,
      }).updatableData;
    // The store has a page only if the list has loaded it.
    if (!page.notifications) break;
    found.push(...page.notifications.nodes);
    after = page.notifications.pageInfo.endCursor;
    isLast = after == null || !page.notifications.pageInfo.hasNextPage;
  }
  return found.filter(
    ({ state, version }) =>
      states?.includes(state) === true && (seenVersion == null || Number(version) <= Number(seenVersion)),
  );
}

/** Reverts an update of all notifications that matched a filter. */
export const undoNotificationUpdate: MutationDefinition<notificationMutationsUndoMutation, 'queued'> = {
  name: 'undoNotificationUpdate',
  delivery: 'queued',
  document: graphql`
    mutation notificationMutationsUndoMutation($input: UndoNotificationUpdateInput!) {
      edit: undoNotificationUpdate(input: $input) {
        notifications {
          id
          state
          snoozedUntil
        }
        viewer {
          ...UnreadCount_viewer
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Sets the watch level of an issue together with the state of its notification, so that one undo reverts both. */
export const muteIssue: MutationDefinition<notificationMutationsMuteMutation, 'queued'> = {
  name: 'muteIssue',
  delivery: 'queued',
  document: graphql`
    mutation notificationMutationsMuteMutation($input: SetWatchLevelInput!) {
      edit: setWatchLevel(input: $input) {
        issue {
          ...WatchMenu_issue
          viewerNotification {
            id
            state
            snoozedUntil
          }
        }
        viewer {
          ...UnreadCount_viewer
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { issueId, level, notificationState, snoozedUntil }) => {
    const { issue } = store.readUpdatableQuery<notificationMutationsMutedIssueQuery>(
      graphql`
        query notificationMutationsMutedIssueQuery($issueId: ID!) @updatable {
          issue: node(id: $issueId) {
            ... on Issue {
              __typename
              viewerWatchLevel
              viewerNotification {
                state
                snoozedUntil
              }
            }
          }
        }
      `,
      { issueId },
    ).updatableData;
    if (issue?.__typename !== 'Issue') return;
    issue.viewerWatchLevel = level;
    if (notificationState)
      setStatesInStore(store, [issue.viewerNotification], notificationState, snoozedUntil ?? null);
  },
};

/** Sets the state of notifications in Relay's store, and changes the viewer's number of unread ones accordingly. */
function setStatesInStore(
  store: RecordSourceProxy,
  notifications: readonly (UpdatableNotification | null | undefined)[],
  state: NotificationState,
  snoozedUntil: string | null,
): void {
  let change = 0;
  for (const notification of notifications) {
    if (!notification) continue;
    change += Number(state === 'UNREAD') - Number(notification.state === 'UNREAD');
    notification.state = state;
    notification.snoozedUntil = snoozedUntil;
  }
  const { viewer } = store.readUpdatableQuery<notificationMutationsUnreadCountQuery>(
    graphql`
      query notificationMutationsUnreadCountQuery @updatable {
        viewer {
          unreadNotificationCount
        }
      }
    `,
    {},
  ).updatableData;
  if (typeof viewer?.unreadNotificationCount === 'number')
    viewer.unreadNotificationCount = Math.max(0, viewer.unreadNotificationCount + change);
}
