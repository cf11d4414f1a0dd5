import { useContext } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { Connection } from '../relay/connection';
import { ConnectionContext } from '../relay/ConnectionContext';
import { Edits } from './Edits';
import { KeptSteps } from './keptSteps';
import { kindOf } from './kinds';
import { setStartedEdits } from './startedEdits';
import { viewerId, whenViewerIsKnown } from './viewerId';

const all = new WeakMap<IEnvironment, Edits>();

/** The one that commits all edits of a page. */
export function editsOf(environment: IEnvironment, connection: Connection | null): Edits {
  const present = all.get(environment);
  if (present) return present;
  const edits = new Edits({
    environment,
    connection,
    kept: new KeptSteps(window.localStorage, navigator.locks),
    person: () => viewerId(environment),
    whenPersonIsKnown: () => whenViewerIsKnown(environment),
    kindOf,
  });
  all.set(environment, edits);
  setStartedEdits(edits);
  return edits;
}

/** For a control that changes something. */
export function useEdits(): Edits {
  return editsOf(useRelayEnvironment(), useContext(ConnectionContext));
}
