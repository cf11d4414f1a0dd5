/** The one Relay environment of a page. */
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { Connection } from './network/connection';
import { SessionGuard, setSessionGuard } from '../auth/SessionGuard';
import { gcScheduler } from './gcScheduler';
import { LiveEvents, setLiveEvents } from './events/LiveEvents';
import { createFetch } from './network/createFetch';

/** The release buffer is 0: what is worth keeping (windows, preloads) is retained by who knows why. */
export function createEnvironment(connection: Connection): Environment {
  const live = new LiveEvents();
  const door = new SessionGuard();
  const environment = new Environment({
    network: Network.create(createFetch(connection, live, door)),
    store: new Store(new RecordSource(), { gcScheduler, gcReleaseBufferSize: 0 }),
  });
  setLiveEvents(environment, live);
  setSessionGuard(environment, door);
  return environment;
}
