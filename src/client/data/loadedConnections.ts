import { ConnectionHandler, type IEnvironment } from 'relay-runtime';

/**
 * Ids of the connections to which the edge directives of a mutation add its new nodes, or from which they remove deleted
 * ones. They are determined when the mutation is sent and never stored: after a reload, another screen may be open.
 *
 * @param parentId id of the record that has the connection; `ROOT_ID` for a field of Query
 * @param key key of the connection, as declared in its component
 * @returns the id of the connection, or none if the store does not have it, of which Relay would warn
 */
export function getLoadedConnectionIds(environment: IEnvironment, parentId: string, key: string): string[] {
  const id = ConnectionHandler.getConnectionID(parentId, key);
  return environment.getStore().getSource().has(id) ? [id] : [];
}
