import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { Connection } from './network/connection';
import { SessionGuard, setSessionGuard } from '../auth/SessionGuard';
import { gcScheduler } from './gcScheduler';
import { LiveEvents, setLiveEvents } from './events/LiveEvents';
import { missingFieldHandlers } from './missingFieldHandlers';
import { createFetch } from './network/createFetch';

/**
 * Creates the page's Relay environment. Its query release buffer is 0, because list pages and preloads
 * explicitly retain the data that is worth keeping.
 */
export function createEnvironment(connection: Connection): Environment {
  const live = new LiveEvents();
  const sessionGuard = new SessionGuard();
  const environment = new Environment({
    network: Network.create(createFetch(connection, live, sessionGuard)),
    store: new Store(new RecordSource(), { gcScheduler, gcReleaseBufferSize: 0 }),
    missingFieldHandlers,
  });
  setLiveEvents(environment, live);
  setSessionGuard(environment, sessionGuard);
  return environment;
}
