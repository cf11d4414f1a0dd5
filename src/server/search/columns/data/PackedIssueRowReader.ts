/** Issue rows as PostgreSQL packs them: the values of each column are in one binary value. */
import {
  getValueColumn,
  type IdListColumnName,
  type NumberColumnName,
  type TimeColumnName,
  type ValueColumnName,
  type ValueStorage,
} from '../../fields/searchFields';
import { readPackedTimestamp, toDataView } from '../../statements/packed';

/** The packed columns of one value per issue, by the name of the column in memory. */
type PackedValueColumn = Exclude<ValueColumnName, 'version'> | typeof ISSUE_VERSION_COLUMN;
/** The version of the issue has another name in packed rows, which also have the version of the project. */
const ISSUE_VERSION_COLUMN = 'issueVersion';

/** Columns of packed issue rows, in PostgreSQL's binary format. 0 or `-infinity` stands for a missing value. */
export type PackedIssueColumn = 'number' | PackedValueColumn | 'titleLength' | 'title';

export const toPackedColumn = (name: ValueColumnName): PackedValueColumn =>
  name === 'version' ? ISSUE_VERSION_COLUMN : name;

/**
 * Packed issue rows. The column `relations` (see relations.ts) is absent while a project is first loaded,
 * because relations are then read by statements of their own.
 */
export type PackedIssueRows = Record<PackedIssueColumn, Uint8Array> & { relations?: Uint8Array };

/** Reads the value of a row from a packed column of one value per issue. */
type PackedValueReader = (view: DataView, row: number) => number;

/** The readers for the formats in which readIssueRows packs the values. */
const PACKED_VALUE_READERS: Readonly<Record<Exclude<ValueStorage, 'ids'>, PackedValueReader>> = {
  int4: (view, row) => view.getInt32(row * 4),
  int2: (view, row) => view.getInt16(row * 2),
  reference: (view, row) => view.getInt32(row * 4),
  boolean: (view, row) => view.getUint8(row),
  time: readPackedTimestamp,
  optionalTime: readPackedTimestamp,
};

/** Reads the values of packed issue rows by row index. */
export class PackedIssueRowReader {
  readonly count: number;
  readonly #packed: PackedIssueRows;
  readonly #numbers: DataView;
  /** Where the title of each row starts, in bytes. */
  readonly #titleStarts: Uint32Array;
  readonly #titleLengths: DataView;
  readonly #relations: PostgresArrayReader | null;

  constructor(packed: PackedIssueRows) {
    this.#packed = packed;
    this.#numbers = toDataView(packed.number);
    this.count = packed.number.byteLength / 4;
    this.#titleLengths = toDataView(packed.titleLength);
    this.#titleStarts = new Uint32Array(this.count);
    for (let row = 1; row < this.count; row++)
      this.#titleStarts[row] = this.#titleStarts[row - 1]! + this.#titleLength(row - 1);
    this.#relations = packed.relations
      ? new PostgresArrayReader(toDataView(packed.relations), this.count)
      : null;
  }

  number = (row: number): number => this.#numbers.getInt32(row * 4);
  /** The title in UTF-8. */
  title = (row: number): Uint8Array =>
    this.#packed.title.subarray(this.#titleStarts[row], this.#titleStarts[row]! + this.#titleLength(row));
  relations = (row: number): number[] | null => this.#relations && this.#relations.get(row);

  createValueReader(name: NumberColumnName | TimeColumnName): (row: number) => number {
    const view = toDataView(this.#packed[toPackedColumn(name)]);
    const read = PACKED_VALUE_READERS[getValueColumn(name).storage as Exclude<ValueStorage, 'ids'>];
    return (row) => read(view, row);
  }

  /** Returns the function that reads the distinct ids of a column, in their order. */
  createIdListReader(name: IdListColumnName): (row: number) => number[] {
    const arrays = new PostgresArrayReader(toDataView(this.#packed[toPackedColumn(name)]), this.count);
    return (row) => arrays.get(row);
  }

  #titleLength(row: number): number {
    return this.#titleLengths.getInt32(row * 4);
  }
}

/**
 * Reads a packed column of arrays, such as label ids. The constructor finds the start of each array, because
 * arrays differ in length.
 */
class PostgresArrayReader {
  readonly #view: DataView;
  readonly #starts: Uint32Array;

  constructor(view: DataView, rows: number) {
    this.#view = view;
    this.#starts = new Uint32Array(rows);
    let at = 0;
    for (let row = 0; row < rows; row++) {
      this.#starts[row] = at;
      at +=
        POSTGRES_ARRAY_HEADER_BYTES +
        (view.getInt32(at) === 0
          ? 0
          : POSTGRES_ARRAY_DIMENSION_BYTES +
            view.getInt32(at + POSTGRES_ARRAY_HEADER_BYTES) * POSTGRES_ARRAY_ELEMENT_BYTES);
    }
  }

  /** Returns the distinct ids of a row's array, in their order. */
  get(row: number): number[] {
    const at = this.#starts[row]!;
    if (this.#view.getInt32(at) === 0) return [];
    const ids: number[] = [];
    for (let i = 0; i < this.#view.getInt32(at + POSTGRES_ARRAY_HEADER_BYTES); i++) {
      const id = this.#view.getInt32(
        at +
          POSTGRES_ARRAY_HEADER_BYTES +
          POSTGRES_ARRAY_DIMENSION_BYTES +
          i * POSTGRES_ARRAY_ELEMENT_BYTES +
          4,
      );
      if (!ids.includes(id)) ids.push(id);
    }
    return ids;
  }
}

/**
 * Sizes of the parts of an array in PostgreSQL's binary format, in bytes: the header with number of
 * dimensions, null flag and type; length and lower bound; one element.
 */
const POSTGRES_ARRAY_HEADER_BYTES = 12;
const POSTGRES_ARRAY_DIMENSION_BYTES = 8;
const POSTGRES_ARRAY_ELEMENT_BYTES = 8;
