/**
 * How the search holds the fields of an issue: in which column of the table `issue`, and how in memory. The filters,
 * facets, groups and sort orders of both searches follow from this and from the definitions (src/shared/fields).
 */
import { type FieldName, FIELD_NAMES, FIELDS, getFieldDefinition } from '../../../shared/fields/fields';
import type { IssueRow } from '../../store/read/issues';

/** The storages of a field: the type of its column in the database, and the kind of its array in memory. */
const STORAGES = {
  /** `int` or `smallint`, never NULL. 0 may mean no value (see `doesZeroMeanNoValue`). */
  int4: 'number',
  int2: 'number',
  /** The id of a row, NULL if there is none. In memory, 0 means none. */
  reference: 'number',
  boolean: 'number',
  time: 'time',
  /** NULL if there is none. In memory, -Infinity means none. */
  optionalTime: 'time',
  /** An array of ids, empty if there are none. */
  ids: 'ids',
} as const;
export type ValueStorage = keyof typeof STORAGES;

interface SearchColumn<Storage> {
  /** Name of the column of the table `issue`. */
  sql: keyof IssueRow;
  storage: Storage;
  /** Updates of a row do not contain the value. */
  isConstant?: true;
  /** An index of the table has the order of this column. */
  hasSortIndex?: true;
}
/** Number and title are held in columns of their own kinds (see IssueColumnStore). */
type FieldColumn = SearchColumn<ValueStorage | 'number' | 'title'>;

/**
 * The fields; null: not in the table `issue`. The order is that of the columns of each kind, and of the sort orders, in
 * files: increase the version of COLUMN_FILE_FORMAT when a field with a column is added.
 */
const SEARCH_FIELDS = {
  // Rows that this process has written have times in milliseconds, less exact than those of imports in the database.
  created: { sql: 'created_at', storage: 'time', isConstant: true, hasSortIndex: true },
  updated: { sql: 'updated_at', storage: 'time', hasSortIndex: true },
  closed: { sql: 'closed_at', storage: 'optionalTime' },
  state: { sql: 'state_id', storage: 'int4' },
  type: { sql: 'type', storage: 'int2' },
  priority: { sql: 'priority', storage: 'int2', hasSortIndex: true },
  author: { sql: 'author_id', storage: 'reference', isConstant: true },
  milestone: { sql: 'milestone_id', storage: 'reference' },
  parent: { sql: 'parent_number', storage: 'reference' },
  comments: { sql: 'comment_count', storage: 'int4', hasSortIndex: true },
  votes: { sql: 'vote_count', storage: 'int4', hasSortIndex: true },
  tasks: { sql: 'task_count', storage: 'int2' },
  due: { sql: 'due_on', storage: 'optionalTime' },
  number: { sql: 'number', storage: 'number', hasSortIndex: true },
  title: { sql: 'title', storage: 'title' },
  labels: { sql: 'label_ids', storage: 'ids' },
  assignees: { sql: 'assignee_ids', storage: 'ids' },
  subissues: null,
  body: null,
} as const satisfies Record<FieldName, FieldColumn | null>;

/** Columns that are not fields, after the fields of their kind in files. */
const OTHER_COLUMNS = {
  completedTasks: { sql: 'completed_task_count', storage: 'int2' },
  locked: { sql: 'locked', storage: 'boolean' },
  held: { sql: 'held', storage: 'boolean' },
  closedBy: { sql: 'closed_by_id', storage: 'reference' },
  version: { sql: 'version', storage: 'int4' },
} as const satisfies Record<string, SearchColumn<ValueStorage>>;

type ColumnName = FieldName | keyof typeof OTHER_COLUMNS;
const COLUMNS: Readonly<Record<ColumnName, FieldColumn | null>> = { ...SEARCH_FIELDS, ...OTHER_COLUMNS };
type Columns = typeof SEARCH_FIELDS & typeof OTHER_COLUMNS;

type ColumnHeldAs<Value> = {
  [Name in keyof Columns]: Columns[Name] extends { storage: infer Storage extends ValueStorage }
    ? (typeof STORAGES)[Storage] extends Value
      ? Name
      : never
    : never;
}[keyof Columns];

/** The columns of the table `issue` that the search holds. */
export type InMemoryIssueColumn = NonNullable<Columns[keyof Columns]>['sql'];
/** Columns with one integer per issue. */
export type NumberColumnName = ColumnHeldAs<'number'>;
/** Columns with one time per issue. */
export type TimeColumnName = ColumnHeldAs<'time'>;
/** Columns with a list of ids per issue. */
export type IdListColumnName = ColumnHeldAs<'ids'>;
/** The columns that are packed, held and returned alike: all except number and title. */
export type ValueColumnName = NumberColumnName | TimeColumnName | IdListColumnName;
/** The columns whose values are in updates of a row. */
export type UpdatableColumnName = {
  [Name in ValueColumnName]: Columns[Name] extends { isConstant: true } ? never : Name;
}[ValueColumnName];

function isHeldAs(name: ColumnName, value: 'number' | 'time' | 'ids'): boolean {
  const storage = COLUMNS[name]?.storage;
  return storage !== undefined && storage in STORAGES && STORAGES[storage as ValueStorage] === value;
}
export const isNumberColumn = (name: ColumnName): name is NumberColumnName => isHeldAs(name, 'number');
export const isTimeColumn = (name: ColumnName): name is TimeColumnName => isHeldAs(name, 'time');
export const isIdListColumn = (name: ColumnName): name is IdListColumnName => isHeldAs(name, 'ids');

const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
export const NUMBER_COLUMNS = COLUMN_NAMES.filter(isNumberColumn);
export const TIME_COLUMNS = COLUMN_NAMES.filter(isTimeColumn);
export const ID_LIST_COLUMNS = COLUMN_NAMES.filter(isIdListColumn);
export const VALUE_COLUMNS: readonly ValueColumnName[] = [
  ...NUMBER_COLUMNS,
  ...TIME_COLUMNS,
  ...ID_LIST_COLUMNS,
];
export const CHANGING_COLUMNS = VALUE_COLUMNS.filter(
  (name): name is UpdatableColumnName => !getValueColumn(name).isConstant,
);
/** All fields, in the order in which column files store them. */
export const SEARCH_FIELD_NAMES = Object.keys(SEARCH_FIELDS) as FieldName[];

export function getValueColumn(name: ValueColumnName): SearchColumn<ValueStorage> {
  return COLUMNS[name] as SearchColumn<ValueStorage>;
}

/** @throws Error if the field is not in the table `issue` */
export function getFieldColumn(field: FieldName): FieldColumn {
  const column = COLUMNS[field];
  if (column === null) throw new Error(`The field ${field} has no column.`);
  return column;
}

const isField = (name: ColumnName): name is FieldName => name in FIELDS;

/** Whether the value 0 of a column of numbers means that the issue has no value, and not the first value of an enum. */
export function doesZeroMeanNoValue(name: NumberColumnName): boolean {
  const options = isField(name) ? getFieldDefinition(name).options : undefined;
  return options === undefined || options.hasNone === true;
}

/** Whether the column counts the issues per value, for facets. It has few distinct values. */
export const hasFacetCounts = (name: NumberColumnName | IdListColumnName): boolean =>
  isField(name) && getFieldDefinition(name).facet === true;

const fieldsByFilter: ReadonlyMap<string, FieldName> = new Map(
  FIELD_NAMES.filter((field) => getFieldDefinition(field).filter).map((field) => [FIELDS[field].name, field]),
);
const fieldsByGraphQLName: ReadonlyMap<string | undefined, FieldName> = new Map(
  FIELD_NAMES.map((field) => [getFieldDefinition(field).graphql, field]),
);

/** Returns the field with this filter; undefined for filters that are not fields, such as `is`. */
export const findFieldByFilter = (filter: string): FieldName | undefined => fieldsByFilter.get(filter);

/** Returns the field of a facet, group or sort order; undefined for those that are not fields, such as RELEVANCE. */
export const findFieldByGraphQLName = (graphql: string): FieldName | undefined =>
  fieldsByGraphQLName.get(graphql);
