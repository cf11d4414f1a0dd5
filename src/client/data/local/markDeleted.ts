import { commitLocalUpdate, type IEnvironment, type RecordSourceProxy } from 'relay-runtime';

/** An issue that was deleted while the page shows it: it stays where it is and says so; nobody may change it. */
export function markDeleted(store: RecordSourceProxy, id: string): void {
  const issue = store.get(id);
  issue?.setValue(true, 'isGone');
  issue?.setValue([], 'viewerCan');
}

/** The same of several, outside a mutation. */
export function markAllDeleted(environment: IEnvironment, ids: readonly string[]): void {
  if (ids.length > 0) commitLocalUpdate(environment, (store) => ids.forEach((id) => markDeleted(store, id)));
}
