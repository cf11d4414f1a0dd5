import type { IndexFileWriter } from '../../indexing/files/IndexFileWriter';
import { IssueColumnStore } from './IssueColumnStore';
import { IssueSortOrders } from './IssueSortOrders';

/** The arrays of format 4 (COLUMN_FILE_FORMAT). Increase its version when they change: they are read in this order. */
const ARRAYS_OF_FORMAT_4 = [
  'numbers',
  'state',
  'type',
  'priority',
  'author',
  'milestone',
  'parent',
  'comments',
  'votes',
  'tasks',
  'completedTasks',
  'locked',
  'held',
  'closedBy',
  'version',
  'created',
  'updated',
  'closed',
  'due',
  'title',
  'titleKeys',
  'labels',
  'assignees',
  'relations',
  'CREATED_AT',
  'UPDATED_AT',
  'CLOSED_AT',
  'PRIORITY',
  'COMMENTS',
  'VOTES',
  'DUE',
  'TITLE',
];

test('files have the columns and sort orders of their format, in its order', () => {
  const names: string[] = [];
  const file = {
    *writeArray(name: string) {
      yield names.push(name);
    },
    startArray: (name: string) => names.push(name),
    appendToArray: () => undefined,
  } as unknown as IndexFileWriter;
  const columns = new IssueColumnStore();
  for (const part of [columns, new IssueSortOrders(columns)]) for (const _step of part.writeToFile(file));
  // A column of lists or texts has several arrays, such as `labels.ids`.
  expect([...new Set(names.map((name) => name.split('.')[0]))]).toEqual(ARRAYS_OF_FORMAT_4);
});
