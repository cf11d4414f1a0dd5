/**
 * Optimistic updates of an issue's labels, assignees and other linked records. Connections that are not in
 * Relay's store are skipped.
 */
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { ASSIGNEE_PAGE_SIZES, LABEL_PAGE_SIZES } from './pageSizes';

export interface IdListChange {
  set?: readonly string[] | null | undefined;
  add?: readonly string[] | null | undefined;
  remove?: readonly string[] | null | undefined;
}

/** Optimistically adds and removes labels of an issue. They stay sorted by name, as on the server. */
export function changeIssueLabelsInStore(
  store: RecordSourceProxy,
  issue: RecordProxy,
  change: IdListChange,
): void {
  const byName = (a: RecordProxy, b: RecordProxy): number =>
    String(a.getValue('name')).localeCompare(String(b.getValue('name')));
  changeRelayConnectionNodes(store, issue, 'labels', LABEL_PAGE_SIZES, change, byName);
}

/** Optimistically adds and removes assignees of an issue. They stay in the order of assignment. */
export function changeIssueAssigneesInStore(
  store: RecordSourceProxy,
  issue: RecordProxy,
  change: IdListChange,
): void {
  changeRelayConnectionNodes(store, issue, 'assignees', ASSIGNEE_PAGE_SIZES, change);
}

/**
 * Makes a linked field of a Relay record refer to another record, or to none. Does nothing when the store
 * does not have that record.
 */
export function changeLinkedRelayRecord(
  store: RecordSourceProxy,
  issue: RecordProxy,
  field: string,
  id: string | null,
): void {
  const target = id === null ? null : store.get(id);
  if (target === null) issue.setValue(null, field);
  else if (target) issue.setLinkedRecord(target, field);
}

type RelayRecordList = (RecordProxy | null | undefined)[];

function changeRelayConnectionNodes(
  store: RecordSourceProxy,
  issue: RecordProxy,
  field: string,
  pageSizes: readonly number[],
  { set, add, remove }: IdListChange,
  order?: (a: RecordProxy, b: RecordProxy) => number,
): void {
  for (const first of pageSizes) {
    const connection = issue.getLinkedRecord(field, { first });
    const before = connection?.getLinkedRecords('nodes');
    if (!connection || !before) continue;
    const kept: RelayRecordList = set
      ? []
      : before.filter((record) => record !== null && !remove?.includes(record.getDataID()));
    const added: RelayRecordList = (set ?? add ?? [])
      .filter((id) => !kept.some((record) => record?.getDataID() === id))
      .map((id) => store.get(id) ?? null);
    const after: RecordProxy[] = [];
    for (const record of [...kept, ...added]) if (record) after.push(record);
    if (order) after.sort(order);
    connection.setLinkedRecords(after.slice(0, first), 'nodes');
    const total: unknown = connection.getValue('totalCount');
    if (typeof total === 'number') {
      connection.setValue(set ? after.length : total + after.length - before.length, 'totalCount');
    }
  }
}
