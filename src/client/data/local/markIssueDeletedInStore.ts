import { commitLocalUpdate, type IEnvironment, type RecordSourceProxy } from 'relay-runtime';

/**
 * Marks an issue in Relay's store as deleted while the page shows it. Its record stays, but the issue can no
 * longer be edited.
 */
export function markIssueDeletedInStore(store: RecordSourceProxy, id: string): void {
  const issue = store.get(id);
  issue?.setValue(true, 'isGone');
  issue?.setValue([], 'viewerCan');
}

/** Marks several issues in Relay's store as deleted, in one local update of the store. */
export function markIssuesDeletedInStore(environment: IEnvironment, ids: readonly string[]): void {
  if (ids.length > 0)
    commitLocalUpdate(environment, (store) => ids.forEach((id) => markIssueDeletedInStore(store, id)));
}
