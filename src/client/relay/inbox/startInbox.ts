/** Writes live changes of the viewer's inbox to Relay's store. Loaded once the page is on screen. */
import {
  createOperationDescriptor,
  type Disposable,
  type GraphQLResponse,
  getRequest,
  graphql,
  type IEnvironment,
  Observable,
} from 'relay-runtime';
import { getSessionGuard, type SessionGuard } from '../../auth/SessionGuard';
import { getLiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import type { ServerReachabilityTracker } from '../network/serverConnection';
import { readInboxStream } from './InboxStream';
import { getInboxUpdates } from './InboxUpdates';
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
interface TabMessage {
  response: InboxResponse;
  /** As in InboxUpdate. */
  from: number | null;
}

/** The message of a newly opened tab: changes may have happened since its page was loaded. */
const TAB_OPENED = 'opened';

/**
 * Subscribes to changes of the viewer's inbox, once the first response has named the viewer. Does nothing for anonymous
 * visitors.
 */
export function startInboxUpdates(
  environment: IEnvironment,
  connection: ServerReachabilityTracker,
): Disposable {
  const sessionGuard = getSessionGuard(environment);
  let updates: Disposable | null = null;
  const startWhenViewerIsKnown = (): void => {
    if (sessionGuard.viewer === null) return;
    stopWaiting();
    if (sessionGuard.viewer !== '') updates = subscribeToInbox(environment, connection, sessionGuard);
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
  connection: ServerReachabilityTracker,
  sessionGuard: SessionGuard,
): Disposable {
  const live = getLiveUpdateDispatcher(environment);
  const title = startUnreadTitle(environment);
  const request = getRequest(inboxSubscription);
  const operation = createOperationDescriptor(request, {});
  const name = `winnow inbox ${(request.params.id ?? '').slice(0, 16)} ${sessionGuard.viewer}`;
  const source = Observable.create<GraphQLResponse>((sink) => {
    const controller = new AbortController();
    const { signal } = controller;
    const isShared = 'locks' in navigator && typeof BroadcastChannel === 'function';
    const channel = isShared ? new BroadcastChannel(name) : null;
    /** Version of the last message; null: none has been received. */
    let receivedVersion: number | null = null;
    /** The last message of the stream, in the tab that holds it. */
    let current: InboxResponse | null = null;
    const receive = ({ response, from }: TabMessage): void => {
      const { notifications, reset, version } = response.data.inboxChanged;
      receivedVersion = Number(version);
      // Before the store changes, because lists compare the times with those that they have.
      getInboxUpdates(environment).emit({ notifications, reset, from, version: receivedVersion });
      // As a live update, so that it is written again after the response to a query that was sent before.
      live.writeLiveUpdateToStore(() => sink.next(response));
    };
    const read = (): Promise<void> =>
      readInboxStream({
        operation: { documentId: request.params.id ?? '', operationName: request.params.name, variables: {} },
        connection,
        sessionGuard,
        signal,
        onMessage: (data, isFirst) => {
          const response = data as InboxResponse | { data?: undefined };
          if (!response.data) return;
          const start = receivedVersion ?? Number(response.data.inboxChanged.version);
          const isReconnection = isFirst && receivedVersion !== null;
          const message = { response, from: isReconnection ? null : start };
          channel?.postMessage(message);
          receive(message);
          current = response;
        },
      });
    if (channel) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage | typeof TAB_OPENED>) => {
        if (data !== TAB_OPENED) return receive(data);
        if (!current) return;
        const change = { ...current.data.inboxChanged, notifications: [], reset: false };
        channel.postMessage({ response: { data: { inboxChanged: change } }, from: Number(change.version) });
      };
      channel.postMessage(TAB_OPENED);
      navigator.locks.request(name, { signal }, read).catch(() => undefined);
    } else void read();
    return () => {
      controller.abort();
      channel?.close();
    };
  });
  const execution = environment.executeWithSource({ operation, source }).subscribe({});
  return {
    dispose: () => {
      execution.unsubscribe();
      title.dispose();
    },
  };
}
