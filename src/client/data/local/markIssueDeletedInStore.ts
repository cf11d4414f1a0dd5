import { commitLocalUpdate, type IEnvironment, type RecordSourceProxy } from 'relay-runtime';

/**
 * Marks an issue in Relay's store as deleted while the page shows it. Its record stays, but the issue can no longer be
 * edited. Changes the record itself, because an updatable query does not find it once a request for `node(id:)` has
 * returned null.
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

/** Whether an issue was deleted while the page shows it. */
export const isIssueDeletedInStore = (environment: IEnvironment, id: string): boolean =>
  (environment.getStore().getSource().get(id) as { isGone?: boolean } | null | undefined)?.isGone === true;
