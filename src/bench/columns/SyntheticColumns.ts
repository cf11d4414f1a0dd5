/**
 * Loads issues into the thread of the columns without storing them in a database. The issues are copies of those of a
 * small demo tracker. The copies of an issue have consecutive numbers, so that the issues of a milestone or a month are
 * close to each other, as in a real tracker.
 */
import type { ColumnStoreThread } from '../../server/search/columns/ColumnStoreThread';
import { STORED_SORT_ORDERS } from '../../server/search/columns/data/IssueSortOrders';
import type { PackedIssueRows } from '../../server/search/columns/data/PackedIssueRowReader';
import type { PackedIssueRelations } from '../../server/search/columns/data/protocol';
import {
  COMMENTER_RELATION_KIND,
  ISSUE_RELATION_KIND_COUNT,
  LINK_RELATION_KIND_OFFSET,
  OTHER_PROJECT_DUPLICATE_RELATION_KIND,
} from '../../server/search/columns/data/relations';
import { readIssueRowsAfterNumber } from '../../server/search/columns/readIssueRows';
import { readAllIssueRelations } from '../../server/search/columns/readRelations';
import { readPackedIntegers, toDataView } from '../../server/search/statements/packed';
import { AdaptiveRowsPerStatement } from '../../server/search/statements/issueNumberRanges';
import type { DatabaseStore } from '../../server/store/DatabaseStore';

const ISSUES_PER_THREAD_REQUEST = 200_000;
/** Time between the copies of an issue, in microseconds. */
const COPY_INTERVAL_MICROSECONDS = 60_000_000n;
/** `-infinity` in PostgreSQL's binary format. */
const NO_TIME = -(2n ** 63n);

export class SyntheticColumns {
  readonly projectId: number;
  readonly version: number;
  /** Number of copies of each issue of the demo tracker. */
  readonly #copies: number;
  readonly #store: DatabaseStore;

  constructor(store: DatabaseStore, project: { id: number; version: number }, copies: number) {
    this.#store = store;
    this.projectId = project.id;
    this.version = project.version;
    this.#copies = copies;
  }

  async loadIntoThread(thread: ColumnStoreThread): Promise<void> {
    const { projectId, version } = this;
    const perRequest = Math.max(1, Math.floor(ISSUES_PER_THREAD_REQUEST / this.#copies));
    await thread.sendRequest({ kind: 'clear', projectId });
    for (let after = 0; ;) {
      const { value } = await readIssueRowsAfterNumber(this.#store.db, projectId, after, perRequest);
      const numbers = readPackedIntegers(value.number);
      if (numbers.length === 0) break;
      const packs = Array.from({ length: this.#copies }, (_, copy) => this.#copyRows(value, numbers, copy));
      await thread.sendRequest({
        kind: 'apply',
        projectId,
        packs,
        gone: [],
        version,
        isPurge: false,
        haveTextsChanged: true,
      });
      after = numbers.at(-1)!;
    }
    const sizes = new AdaptiveRowsPerStatement(this.#store, false);
    await readAllIssueRelations(this.#store.db, sizes, projectId, 2 ** 30, async (pairs) => {
      for (let copy = 0; copy < this.#copies; copy++)
        await thread.sendRequest({ kind: 'relate', projectId, packed: this.#copyRelations(pairs, copy) });
    });
    await thread.sendRequest({ kind: 'relate', projectId, packed: null });
    for (const field of STORED_SORT_ORDERS) await thread.sendRequest({ kind: 'sort', projectId, field });
  }

  /** Returns the numbers of all copies of these issues, ascending. */
  listCopies(numbers: Int32Array): Int32Array<ArrayBuffer> {
    const copies = new Int32Array(numbers.length * this.#copies);
    numbers.forEach((number, i) => {
      for (let copy = 0; copy < this.#copies; copy++)
        copies[i * this.#copies + copy] = this.#copyNumber(number, copy);
    });
    return copies;
  }

  /** Reads the rows of these copies, with `now` as the time of their last update. */
  async readRowsAsJustUpdated(numbers: readonly number[], now: bigint): Promise<PackedIssueRows[]> {
    const packs: PackedIssueRows[] = [];
    for (const number of numbers) {
      const original = Math.floor((number - 1) / this.#copies) + 1;
      const { value } = await readIssueRowsAfterNumber(this.#store.db, this.projectId, original - 1, 1);
      const pack = this.#copyRows(value, Int32Array.of(original), (number - 1) % this.#copies);
      toDataView(pack.updated).setBigInt64(0, now);
      packs.push(pack);
    }
    return packs;
  }

  #copyNumber(number: number, copy: number): number {
    return (number - 1) * this.#copies + copy + 1;
  }

  #copyRows(rows: PackedIssueRows, numbers: Int32Array, copy: number): PackedIssueRows {
    const number = new Uint8Array(rows.number.byteLength);
    numbers.forEach((each, i) => toDataView(number).setInt32(i * 4, this.#copyNumber(each, copy)));
    return {
      ...rows,
      ...rotateTitles(rows, copy % numbers.length),
      number,
      created: shiftTimes(rows.created, copy),
      updated: shiftTimes(rows.updated, copy),
      closed: shiftTimes(rows.closed, copy),
    };
  }

  #copyRelations({ numbers, relations }: PackedIssueRelations, copy: number): PackedIssueRelations {
    const copied = { numbers: numbers.slice(), relations: relations.slice() };
    const numbersView = toDataView(copied.numbers);
    const relationsView = toDataView(copied.relations);
    for (let at = 0; at < numbers.byteLength; at += 4) {
      numbersView.setInt32(at, this.#copyNumber(numbersView.getInt32(at), copy));
      const relation = relationsView.getInt32(at);
      const kind = relation % ISSUE_RELATION_KIND_COUNT;
      const isLink = kind >= LINK_RELATION_KIND_OFFSET && kind < OTHER_PROJECT_DUPLICATE_RELATION_KIND;
      if (kind === COMMENTER_RELATION_KIND || !isLink) continue;
      const target = this.#copyNumber((relation - kind) / ISSUE_RELATION_KIND_COUNT, copy);
      relationsView.setInt32(at, target * ISSUE_RELATION_KIND_COUNT + kind);
    }
    return copied;
  }
}

/** Moves the titles by this number of rows, so that the copies of an issue have different titles. */
function rotateTitles(
  { title, titleLength }: PackedIssueRows,
  rows: number,
): Pick<PackedIssueRows, 'title' | 'titleLength'> {
  const lengths = readPackedIntegers(titleLength);
  const start = lengths.subarray(0, rows).reduce((sum, length) => sum + length, 0);
  return { title: rotateBytes(title, start), titleLength: rotateBytes(titleLength, rows * 4) };
}

const rotateBytes = (bytes: Uint8Array, start: number): Uint8Array =>
  Buffer.concat([bytes.subarray(start), bytes.subarray(0, start)]);

function shiftTimes(times: Uint8Array, copy: number): Uint8Array {
  const shifted = times.slice();
  const view = toDataView(shifted);
  for (let at = 0; at < shifted.byteLength; at += 8) {
    const time = view.getBigInt64(at);
    if (time !== NO_TIME) view.setBigInt64(at, time + BigInt(copy) * COPY_INTERVAL_MICROSECONDS);
  }
  return shifted;
}
