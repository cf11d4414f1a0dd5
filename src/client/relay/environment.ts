import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { ServerConnection } from './network/serverConnection';
import { SessionGuard, registerSessionGuard } from '../auth/SessionGuard';
import { scheduleGcStep } from './scheduleGcStep';
import { LiveEvents, registerLiveEvents } from './events/LiveEvents';
import { missingFieldHandlers } from './missingFieldHandlers';
import { createFetchFunction } from './network/createFetchFunction';

/**
 * Creates the page's Relay environment. Its query release buffer is 0, because list pages and preloads
 * explicitly retain the data that is worth keeping.
 */
export function createRelayEnvironment(connection: ServerConnection): Environment {
  const live = new LiveEvents();
  const sessionGuard = new SessionGuard();
  const environment = new Environment({
    network: Network.create(createFetchFunction(connection, live, sessionGuard)),
    store: new Store(new RecordSource(), { gcScheduler: scheduleGcStep, gcReleaseBufferSize: 0 }),
    missingFieldHandlers,
  });
  registerLiveEvents(environment, live);
  registerSessionGuard(environment, sessionGuard);
  return environment;
}
