/**
 * Optimistic updates of an issue's labels, assignees and other linked records. Connections that are not in
 * Relay's store are skipped.
 */
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

interface IdListChange {
  set?: readonly string[] | null | undefined;
  add?: readonly string[] | null | undefined;
  remove?: readonly string[] | null | undefined;
}

/** Fields of which the store has at least one if it has what components show of a user, label, state, milestone or issue. */
const SHOWN_FIELDS = ['login', 'name', 'title', 'key'];

/**
 * Returns a record that an optimistic update may link, or undefined if the store has nothing or only the id of it: the
 * components that show linked records expect their fields. The response then links the record.
 */
function findLoadedRecord(store: RecordSourceProxy, id: string): RecordProxy | undefined {
  const record = store.get(id);
  return record && isLoaded(record) ? record : undefined;
}

/**
 * Returns the viewer's record, or null if the viewer is anonymous or has not been loaded: at the beginning, the store may
 * have only the viewer's id.
 */
export function findLoadedViewer(store: RecordSourceProxy): RecordProxy | null {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  return viewer && isLoaded(viewer) ? viewer : null;
}

const isLoaded = (record: RecordProxy): boolean =>
  SHOWN_FIELDS.some((field) => record.getValue(field) !== undefined);

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
 * Makes a linked field of a Relay record refer to another record, or to none. Does nothing when that record
 * is not loaded.
 */
export function changeLinkedRelayRecord(
  store: RecordSourceProxy,
  issue: RecordProxy,
  field: string,
  id: string | null,
): void {
  const target = id === null ? null : findLoadedRecord(store, id);
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
      .map((id) => findLoadedRecord(store, id));
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

/**
 * Page sizes of an issue's labels and assignees in the components' GraphQL fragments. GraphQL needs literals
 * there; pageSizes.test.ts compares them with the compiled fragments, because an optimistic update of another
 * page size would not change what is on screen.
 */

/** Page sizes of an issue's labels: in a list row (1 and 3), in column cells and copied issues (50), and elsewhere (100). */
export const LABEL_PAGE_SIZES = [1, 3, 50, 100];
/** Page sizes of an issue's assignees: in a list row, and everywhere else. */
export const ASSIGNEE_PAGE_SIZES = [2, 20];
