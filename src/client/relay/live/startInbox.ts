/** Writes live changes of the viewer's inbox to Relay's store. Loaded once the page is on screen. */
import { type Disposable, graphql, type IEnvironment, requestSubscription } from 'relay-runtime';
import type { startInboxSubscription } from '../../../../__generated__/startInboxSubscription.graphql';
import { getSessionGuard, type SessionGuard } from '../../auth/SessionGuard';
import { getInboxUpdates } from '../events/InboxUpdates';
import { getLiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import type { ServerReachabilityTracker } from '../network/ServerReachabilityTracker';
import { createStreamRequest } from '../network/subscribe';
import { StreamConnection } from './StreamConnection';
import { TabGroup } from './TabGroup';
import { startUnreadTitle } from './unreadTitle';

/** Fields that change without new events. The list of the inbox loads notifications with new events itself. */
const inboxSubscription = graphql`
  subscription startInboxSubscription {
    inboxChanged {
      viewer {
        unreadNotificationCount
      }
      notifications {
        id
        state
        snoozedUntil
        updatedAt
        eventCount
      }
      reset
      version
    }
  }
`;

interface InboxResponse {
  data: {
    inboxChanged: {
      notifications: { id: string; updatedAt: string; eventCount: number }[];
      reset: boolean;
      version: string;
    };
  };
}

/** A message from the tab that holds the stream to the other tabs. */
interface InboxMessage {
  response: InboxResponse;
  /** As in InboxUpdate. */
  from: number | null;
}

/** The message of a newly opened tab: changes may have happened since its page was loaded. */
const TAB_OPENED = 'opened';
/** The message of a tab in which the user has signed in again: the stream is reopened with the new session. */
const SIGNED_IN = 'signedIn';

type TabMessage = InboxMessage | typeof TAB_OPENED | typeof SIGNED_IN;

/**
 * Subscribes to changes of the viewer's inbox, once the first response has named the viewer. Does nothing for anonymous
 * visitors.
 */
export function startInboxUpdates(
  environment: IEnvironment,
  reachability: ServerReachabilityTracker,
): Disposable {
  const sessionGuard = getSessionGuard(environment);
  let updates: Disposable | null = null;
  const startWhenViewerIsKnown = (): void => {
    if (sessionGuard.viewer === null) return;
    stopWaiting();
    if (sessionGuard.viewer !== '') updates = subscribeToInbox(environment, reachability, sessionGuard);
  };
  const stopWaiting = sessionGuard.subscribe(startWhenViewerIsKnown);
  startWhenViewerIsKnown();
  return {
    dispose: () => {
      stopWaiting();
      updates?.dispose();
    },
  };
}

/** One tab holds the stream and forwards its messages to the others. */
function subscribeToInbox(
  environment: IEnvironment,
  reachability: ServerReachabilityTracker,
  sessionGuard: SessionGuard,
): Disposable {
  const live = getLiveUpdateDispatcher(environment);
  const title = startUnreadTitle(environment);
  const cacheConfig = createStreamRequest((operation, next) => {
    /** Version of the last message; null: none has been received. */
    let receivedVersion: number | null = null;
    /** The stream; null: another tab holds it. */
    let stream: StreamConnection<InboxResponse> | null = null;
    /** The last message of the own stream; null: none. */
    let current: InboxResponse | null = null;
    const receive = ({ response, from }: InboxMessage): void => {
      const { notifications, reset, version } = response.data.inboxChanged;
      receivedVersion = Number(version);
      // Emitted before the store changes, because lists compare the times in the update with the times that they show.
      getInboxUpdates(environment).emit({ notifications, reset, from, version: receivedVersion });
      // Written as a live update, so that it is applied again after the response to a query that was sent before it.
      live.writeLiveUpdateToStore(() => next(response));
    };
    const sendCurrentVersion = (): void => {
      if (!current) return;
      const change = { ...current.data.inboxChanged, notifications: [], reset: false };
      tabs.post({ response: { data: { inboxChanged: change } }, from: Number(change.version) });
    };
    const name = `winnow inbox ${operation.documentId.slice(0, 16)} ${sessionGuard.viewer}`;
    const tabs = new TabGroup<TabMessage>(name, (message) => {
      if (message === TAB_OPENED) sendCurrentVersion();
      else if (message === SIGNED_IN) stream?.open();
      else receive(message);
    });
    tabs.post(TAB_OPENED);
    tabs.requestOwnership(() => {
      stream = new StreamConnection<InboxResponse>({
        reachability,
        sessionGuard,
        getOperation: () => operation,
        onResponse: (response, isFirst) => {
          const start = receivedVersion ?? Number(response.data.inboxChanged.version);
          // The first message of a connection does not contain earlier changes.
          const isReconnection = isFirst && receivedVersion !== null;
          const message = { response, from: isReconnection ? null : start };
          tabs.post(message);
          receive(message);
          current = response;
        },
      });
      stream.open();
    });
    const stopReconnecting = sessionGuard.subscribeToSignIn(() => {
      if (stream) stream.open();
      else tabs.post(SIGNED_IN);
    });
    return () => {
      stopReconnecting();
      tabs.close();
      stream?.close();
    };
  });
  const subscription = requestSubscription<startInboxSubscription>(environment, {
    subscription: inboxSubscription,
    variables: {},
    cacheConfig,
  });
  return {
    dispose: () => {
      subscription.dispose();
      title.dispose();
    },
  };
}
