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
import { getSessionGuard } from '../../auth/SessionGuard';
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
    }
  }
`;

interface InboxResponse {
  data?: {
    inboxChanged: {
      viewer: { unreadNotificationCount: number } | null;
      notifications: { id: string; updatedAt: string; eventCount: number }[];
      reset: boolean;
    };
  };
}

/** A message from the tab that holds the stream to the other tabs. */
interface TabMessage {
  response: InboxResponse;
  isFirst: boolean;
}

/**
 * Subscribes to changes of the viewer's inbox: one tab holds the stream and forwards its messages to the others. Does
 * nothing for anonymous visitors.
 */
export function startInboxUpdates(
  environment: IEnvironment,
  connection: ServerReachabilityTracker,
): Disposable {
  const sessionGuard = getSessionGuard(environment);
  if (!sessionGuard.viewer) return { dispose: () => undefined };
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
    const receive = ({ response, isFirst }: TabMessage): void => {
      const change = response.data?.inboxChanged;
      if (!change) return;
      const reset = change.reset || (isFirst && mayHaveMissedChanges(change.viewer?.unreadNotificationCount));
      // Before the store changes, because lists compare the times with those that they have.
      getInboxUpdates(environment).emit({ notifications: change.notifications, reset });
      // As a live update, so that it is written again after the response to a query that was sent before.
      live.writeLiveUpdateToStore(() => sink.next(response as GraphQLResponse));
    };
    let hasReceived = false;
    /**
     * Whether changes before the first message of a connection may have been missed. After a reconnection, this is assumed.
     * On the first connection, it is only assumed if the number of unread notifications differs from the loaded one.
     */
    const mayHaveMissedChanges = (count: number | undefined): boolean =>
      hasReceived || count !== title.getCount();
    const read = (): Promise<void> =>
      readInboxStream({
        operation: { documentId: request.params.id ?? '', operationName: request.params.name, variables: {} },
        connection,
        sessionGuard,
        signal,
        onMessage: (response, isFirst) => {
          const message = { response: response as InboxResponse, isFirst };
          channel?.postMessage(message);
          receive(message);
          hasReceived = true;
        },
      });
    if (channel) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
        receive(data);
        hasReceived = true;
      };
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
