/** The one Relay environment of a page. */
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { Connection } from './connection';
import { Door, setDoor } from './Door';
import { gcScheduler } from './gcScheduler';
import { LiveEvents, setLiveEvents } from './live/LiveEvents';
import { createFetch } from './network';

/** The release buffer is 0: what is worth keeping (windows, preloads) is retained by who knows why. */
export function createEnvironment(connection: Connection): Environment {
  const live = new LiveEvents();
  const door = new Door();
  const environment = new Environment({
    network: Network.create(createFetch(connection, live, door)),
    store: new Store(new RecordSource(), { gcScheduler, gcReleaseBufferSize: 0 }),
  });
  setLiveEvents(environment, live);
  setDoor(environment, door);
  return environment;
}
