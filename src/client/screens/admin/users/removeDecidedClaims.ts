import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';

/** Removes claims that are no longer open from the list of open claims. */
export function removeDecidedClaims(store: RecordSourceSelectorProxy, ids: readonly string[]): void {
  const claims = ConnectionHandler.getConnection(store.getRoot(), 'OpenPersonClaims_personClaims');
  for (const id of ids) if (claims) ConnectionHandler.deleteNode(claims, id);
}
