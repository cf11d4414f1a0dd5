/** Keeps the columns of one project abreast of the store. */
import type { RowUpdate } from '../../store/changes/ChangeHub';
import type { Store } from '../../store/Store';
import { ORDER_FIELDS } from '../Search';
import { PieceSize } from '../sql/pieces';
import { Amendments } from './Amendments';
import type { ColumnsThread } from './ColumnsThread';
import type { PackedRows } from './data/IssueRows';
import { readChanges, readRows, readRowsAfter } from './readRows';
import { type PackedTies, readAllTies } from './readTies';
import { warmUp } from './warmUp';

/** Issues read by one statement when some have changed. */
const CHANGED_AT_ONCE = 5_000;
/** How often changes are read anew while the project keeps changing under it. */
const ATTEMPTS = 4;

export class ProjectFollower {
  readonly #store: Store;
  readonly #thread: ColumnsThread;
  readonly #projectId: number;
  readonly #amendments = new Amendments();
  #version: number | null = null;
  /** The last of the steps that wait for each other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, thread: ColumnsThread, projectId: number) {
    this.#store = store;
    this.#thread = thread;
    this.#projectId = projectId;
  }

  /** What the columns are abreast of; null: they are not loaded. */
  get version(): number | null {
    return this.#version;
  }

  /** Loads all there is, if that was not done. */
  load(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#version === null) await this.#load();
    });
  }

  /**
   * Brings the columns to this version of the project, or to a later one.
   * @param lane what is read by: a request waits for nobody's background work
   */
  async catchUp(version: number, lane: 'db' | 'background'): Promise<void> {
    if (this.#version !== null && this.#version >= version) return;
    await this.#inTurn(async () => {
      if (this.#version !== null) await this.#amend(this.#version);
      if (this.#version === null || this.#version < version) await this.#follow(lane);
    });
  }

  /** Hears what a writer of this process has changed. */
  hear(amendment: RowUpdate): void {
    this.#amendments.add(amendment);
  }

  /** Takes in what was heard, as far as it leads on from this version. */
  async #amend(since: number): Promise<void> {
    const heard = this.#amendments.take(since);
    if (!heard) return;
    await this.#thread.send({ kind: 'amend', projectId: this.#projectId, ...heard });
    this.#version = heard.version;
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(step);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #load(): Promise<void> {
    const projectId = this.#projectId;
    await this.#thread.send({ kind: 'open', projectId });
    const sizes = new PieceSize(this.#store, false);
    let first: number | null = null;
    let taken: Promise<unknown> = Promise.resolve();
    let packs: PackedRows[] = [];
    let gathered = 0;
    let after = 0;
    for (;;) {
      const size = Math.min(sizes.next(), LOADED_AT_ONCE);
      const { version, value } = await readRowsAfter(this.#store.background, projectId, after, size);
      sizes.done();
      // What changes while it loads is told by the events since.
      first ??= version;
      const count = countOf(value);
      if (count > 0) after = lastNumber(value);
      packs.push(value);
      gathered += count;
      if (count < size || gathered >= TAKEN_AT_ONCE) {
        // The next rows are read while these are taken in.
        await taken;
        taken = this.#thread.send(
          { kind: 'apply', projectId, packs, gone: [], version: first },
          buffersOf(packs),
        );
        taken.catch(() => undefined);
        packs = [];
        gathered = 0;
      }
      if (count < size) break;
    }
    const tie = (packed: PackedTies | null) => this.#thread.send({ kind: 'tie', projectId, packed });
    await readAllTies(this.#store, projectId, after, tie);
    await Promise.all([taken, tie(null)]);
    await this.#thread.send({ kind: 'sort', projectId, field: 'UPDATED_AT' });
    this.#version = first;
    await this.#follow('background');
    // What is asked meanwhile gets in between.
    const prepared = ORDER_FIELDS.map((field) => this.#thread.send({ kind: 'sort', projectId, field }));
    Promise.all([...prepared, warmUp(this.#thread, projectId)]).catch(() => undefined);
  }

  async #follow(lane: 'db' | 'background'): Promise<void> {
    const projectId = this.#projectId;
    const db = this.#store[lane];
    for (let attempt = 1; ; attempt++) {
      if (this.#version === null) return this.#load();
      const { version, value } = await readChanges(db, projectId, this.#version);
      if (version === this.#version) return;
      if (value === null) {
        this.#version = null;
        continue;
      }
      const { changed } = value;
      const packs: PackedRows[] = [];
      let moved = false;
      const isLast = attempt >= ATTEMPTS;
      for (let at = 0; at < changed.length && (isLast || !moved); at += CHANGED_AT_ONCE) {
        const some = changed.slice(at, at + CHANGED_AT_ONCE);
        const read = await readRows(db, projectId, some);
        packs.push(read.value);
        moved ||= read.version !== version;
      }
      // Somebody wrote meanwhile: once more, to be of one version. Under a storm of writes the last
      // attempt reads all there is: what that has too much, the next events tell again.
      if (moved && !isLast) continue;
      const present = new Set(packs.flatMap(numbersOf));
      const gone = changed.filter((number) => !present.has(number));
      await this.#thread.send({ kind: 'apply', projectId, packs, gone, version });
      this.#version = version;
      return;
    }
  }
}

/** Issues of a statement at the first load. */
const LOADED_AT_ONCE = 50_000;
/** Issues that the columns take in at once: each time, all that they hold is copied to larger places. */
const TAKEN_AT_ONCE = 200_000;

/** What can move to another thread instead of being copied. */
const buffersOf = (packs: readonly PackedRows[]): ArrayBuffer[] =>
  packs
    .flatMap((pack) => Object.values(pack))
    .filter(({ byteLength }) => byteLength > 0)
    .map(({ buffer }) => buffer as ArrayBuffer);

const countOf = ({ number }: PackedRows): number => number.byteLength / 4;

function numbersOf({ number }: PackedRows): number[] {
  const view = new DataView(number.buffer, number.byteOffset, number.byteLength);
  return Array.from({ length: number.byteLength / 4 }, (_, i) => view.getInt32(i * 4));
}

function lastNumber({ number }: PackedRows): number {
  return new DataView(number.buffer, number.byteOffset).getInt32(number.byteLength - 4);
}
