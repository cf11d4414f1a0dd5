/** What the store shows of an issue as soon as somebody changes it. What is not in the store is let be. */
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** How many of a connection the components ask for: rows, and all that show an issue alone. */
const LABEL_PAGES = [3, 100];
const PEOPLE_PAGES = [2, 20];

export interface ListChange {
  set?: readonly string[] | null | undefined;
  add?: readonly string[] | null | undefined;
  remove?: readonly string[] | null | undefined;
}

/** Labels, by name as the server has them. */
export function changeLabels(store: RecordSourceProxy, issue: RecordProxy, change: ListChange): void {
  const byName = (a: RecordProxy, b: RecordProxy): number =>
    String(a.getValue('name')).localeCompare(String(b.getValue('name')));
  changeList(store, issue, 'labels', LABEL_PAGES, change, byName);
}

/** People, in the order they were assigned. */
export function changeAssignees(store: RecordSourceProxy, issue: RecordProxy, change: ListChange): void {
  changeList(store, issue, 'assignees', PEOPLE_PAGES, change);
}

/** Points a field to another record, or to none; leaves it where that record is not known. */
export function changeLink(
  store: RecordSourceProxy,
  issue: RecordProxy,
  field: string,
  id: string | null,
): void {
  const target = id === null ? null : store.get(id);
  if (target === null) issue.setValue(null, field);
  else if (target) issue.setLinkedRecord(target, field);
}

type Records = (RecordProxy | null | undefined)[];

function changeList(
  store: RecordSourceProxy,
  issue: RecordProxy,
  field: string,
  pages: readonly number[],
  { set, add, remove }: ListChange,
  order?: (a: RecordProxy, b: RecordProxy) => number,
): void {
  for (const first of pages) {
    const connection = issue.getLinkedRecord(field, { first });
    const before = connection?.getLinkedRecords('nodes');
    if (!connection || !before) continue;
    const kept: Records = set
      ? []
      : before.filter((record) => record !== null && !remove?.includes(record.getDataID()));
    const added: Records = (set ?? add ?? [])
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
