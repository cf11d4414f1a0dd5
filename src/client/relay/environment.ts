import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { ServerReachabilityTracker } from './network/serverConnection';
import { SessionGuard, registerSessionGuard } from '../auth/SessionGuard';
import { scheduleGcStep } from './scheduleGcStep';
import { LiveUpdateDispatcher, registerLiveUpdateDispatcher } from './events/LiveUpdateDispatcher';
import { missingFieldHandlers } from './missingFieldHandlers';
import { createFetchFunction } from './network/createFetchFunction';
import type { FirstResponse } from './network/FirstResponse';

/**
 * Creates the page's Relay environment. Its query release buffer is 0, because list pages and preloads
 * explicitly retain the data that is worth keeping.
 */
export function createRelayEnvironment(
  connection: ServerReachabilityTracker,
  firstResponse: FirstResponse,
): Environment {
  const live = new LiveUpdateDispatcher();
  const sessionGuard = new SessionGuard();
  const environment = new Environment({
    network: Network.create(createFetchFunction(connection, live, sessionGuard, firstResponse)),
    store: new Store(new RecordSource(), { gcScheduler: scheduleGcStep, gcReleaseBufferSize: 0 }),
    missingFieldHandlers,
  });
  registerLiveUpdateDispatcher(environment, live);
  registerSessionGuard(environment, sessionGuard);
  return environment;
}
