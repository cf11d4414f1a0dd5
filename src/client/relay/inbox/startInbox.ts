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
import type { ServerReachabilityTracker } from '../network/serverConnection';
import { readInboxStream } from './InboxStream';
import { type ChangedNotification, getInboxUpdates } from './InboxUpdates';
import { startUnreadTitle } from './unreadTitle';

/** Fields that change without new events. The list of the inbox loads notifications with new events itself. */
const inboxSubscription = graphql`
  subscription startInboxSubscription($since: String) {
    inboxChanged(since: $since) {
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
  data?: {
    inboxChanged: {
      viewer?: { unreadNotificationCount?: number | null } | null;
      notifications: ChangedNotification[];
      reset: boolean;
      version: string;
    };
  };
}

/** A message from the tab that holds the stream to the other tabs. */
interface ForwardedChange {
  response: InboxResponse;
  /** The inbox version before the changes; null: unknown. */
  since: number | null;
  /** Whether the message is sent again, for tabs that have not received it. */
  isRepeated?: boolean;
}

/** The inbox version of a new tab: the tab with the stream repeats its last message if that is newer. */
interface TabVersion {
  tabVersion: number | null;
}

/**
 * Subscribes to changes of the viewer's inbox: one tab holds the stream and forwards its messages to the others. Each tab
 * knows the version of its inbox, at first that of the shell's query, so that no change is missed between a query and the
 * stream, or between two tabs. Does nothing for anonymous visitors.
 */
export function startInboxUpdates(
  environment: IEnvironment,
  connection: ServerReachabilityTracker,
): Disposable {
  const sessionGuard = getSessionGuard(environment);
  if (!sessionGuard.viewer) return { dispose: () => undefined };
  const title = startUnreadTitle(environment);
  const request = getRequest(inboxSubscription);
  const operation = createOperationDescriptor(request, {});
  const name = `winnow inbox ${(request.params.id ?? '').slice(0, 16)} ${sessionGuard.viewer}`;
  const source = Observable.create<GraphQLResponse>((sink) => {
    const controller = new AbortController();
    const { signal } = controller;
    const isShared = 'locks' in navigator && typeof BroadcastChannel === 'function';
    const channel = isShared ? new BroadcastChannel(name) : null;
    let position = title.getVersion();
    let hasReceived = false;
    const receive = ({ response, since, isRepeated }: ForwardedChange): void => {
      const change = response.data?.inboxChanged;
      if (!change) return;
      const version = Number(change.version);
      const before = position;
      if (isRepeated && before !== null && before >= version) return;
      const mayHaveMissed = change.reset || before === null || since === null || before < since;
      // Changes before the first message are most likely those of this page, if the number of unread notifications is the
      // same. Loading lists again would then only disturb the person who made them.
      const isFirst = !hasReceived && before !== null && since === before;
      hasReceived = true;
      const isOwn = isFirst && change.viewer?.unreadNotificationCount === title.getCount();
      const reset = mayHaveMissed && !isOwn;
      position = reset ? version : Math.max(before ?? 0, version);
      // Before the store changes, because lists compare the times with those that they have.
      getInboxUpdates(environment).emit({
        notifications: change.notifications,
        reset,
        since: before ?? 0,
        version: position,
      });
      sink.next(response as GraphQLResponse);
    };
    /** The inbox version up to which the stream has sent changes. */
    let streamVersion: number | null = null;
    let lastResponse: InboxResponse | null = null;
    const read = (): Promise<void> =>
      readInboxStream({
        getOperation: () => {
          streamVersion = position;
          const variables = { since: position === null ? null : String(position) };
          return { documentId: request.params.id ?? '', operationName: request.params.name, variables };
        },
        connection,
        sessionGuard,
        signal,
        onMessage: (message) => {
          const response = message as InboxResponse;
          const change = { response, since: streamVersion };
          if (response.data) {
            streamVersion = Number(response.data.inboxChanged.version);
            lastResponse = response;
          }
          channel?.postMessage(change);
          receive(change);
        },
      });
    if (channel) {
      channel.onmessage = ({ data }: MessageEvent<ForwardedChange | TabVersion>) => {
        if ('response' in data) receive(data);
        else if (lastResponse && streamVersion !== null && streamVersion > (data.tabVersion ?? -1))
          channel.postMessage({ response: lastResponse, since: streamVersion, isRepeated: true });
      };
      channel.postMessage({ tabVersion: position } satisfies TabVersion);
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
