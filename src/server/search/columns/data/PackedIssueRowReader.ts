/** Issue rows as PostgreSQL packs them: the values of each column are in one binary value. */
import { readPackedTimestamp, toDataView } from '../../statements/packed';

/**
 * The columns of packed issue rows, in PostgreSQL's binary format. 0 or `-infinity` stands for a missing
 * value.
 */
export type PackedIssueColumn =
  | 'number'
  | 'state'
  | 'type'
  | 'priority'
  | 'author'
  | 'milestone'
  | 'parent'
  | 'locked'
  | 'held'
  | 'comments'
  | 'votes'
  | 'tasks'
  | 'completedTasks'
  | 'created'
  | 'updated'
  | 'closed'
  | 'closedBy'
  | 'due'
  | 'issueVersion'
  | 'titleLength'
  | 'title'
  | 'labels'
  | 'assignees';
/**
 * Packed issue rows. The column `relations` (see relations.ts) is absent while a project is first loaded,
 * because relations are then read by statements of their own.
 */
export type PackedIssueRows = Record<PackedIssueColumn, Uint8Array> & { relations?: Uint8Array };

/** Reads the values of packed issue rows by row index. */
export class PackedIssueRowReader {
  readonly count: number;
  readonly #titles: Uint8Array;
  /** Where the title of each row starts, in bytes. */
  readonly #titleStarts: Uint32Array;
  readonly #views: Record<PackedIssueColumn | 'relations', DataView>;
  readonly #labels: PostgresArrayReader;
  readonly #assignees: PostgresArrayReader;
  readonly #relations: PostgresArrayReader | null;

  constructor(packed: PackedIssueRows) {
    this.#views = Object.fromEntries(
      Object.entries(packed).map(([name, bytes]) => [name, toDataView(bytes)]),
    ) as Record<PackedIssueColumn | 'relations', DataView>;
    this.count = packed.number.byteLength / 4;
    this.#titles = packed.title;
    this.#titleStarts = new Uint32Array(this.count);
    for (let row = 1; row < this.count; row++)
      this.#titleStarts[row] = this.#titleStarts[row - 1]! + this.#titleLength(row - 1);
    this.#labels = new PostgresArrayReader(this.#views.labels, this.count);
    this.#assignees = new PostgresArrayReader(this.#views.assignees, this.count);
    this.#relations = packed.relations ? new PostgresArrayReader(this.#views.relations, this.count) : null;
  }

  number = (row: number): number => this.#views.number.getInt32(row * 4);
  state = (row: number): number => this.#views.state.getInt32(row * 4);
  type = (row: number): number => this.#views.type.getInt16(row * 2);
  priority = (row: number): number => this.#views.priority.getInt16(row * 2);
  author = (row: number): number => this.#views.author.getInt32(row * 4);
  milestone = (row: number): number => this.#views.milestone.getInt32(row * 4);
  parent = (row: number): number => this.#views.parent.getInt32(row * 4);
  locked = (row: number): number => this.#views.locked.getUint8(row);
  held = (row: number): number => this.#views.held.getUint8(row);
  comments = (row: number): number => this.#views.comments.getInt32(row * 4);
  votes = (row: number): number => this.#views.votes.getInt32(row * 4);
  tasks = (row: number): number => this.#views.tasks.getInt16(row * 2);
  completedTasks = (row: number): number => this.#views.completedTasks.getInt16(row * 2);
  created = (row: number): number => readPackedTimestamp(this.#views.created, row);
  updated = (row: number): number => readPackedTimestamp(this.#views.updated, row);
  closed = (row: number): number => readPackedTimestamp(this.#views.closed, row);
  closedBy = (row: number): number => this.#views.closedBy.getInt32(row * 4);
  due = (row: number): number => readPackedTimestamp(this.#views.due, row);
  issueVersion = (row: number): number => this.#views.issueVersion.getInt32(row * 4);
  /** The title in UTF-8. */
  title = (row: number): Uint8Array =>
    this.#titles.subarray(this.#titleStarts[row], this.#titleStarts[row]! + this.#titleLength(row));
  labels = (row: number): number[] => this.#labels.get(row);
  assignees = (row: number): number[] => this.#assignees.get(row);
  relations = (row: number): number[] | null => this.#relations && this.#relations.get(row);

  #titleLength(row: number): number {
    return this.#views.titleLength.getInt32(row * 4);
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
