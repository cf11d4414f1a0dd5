/** Keeps the word index of one project abreast of the store. */
import { sql } from 'kysely';
import type { Store } from '../../store/Store';
import { readChanges } from '../columns/readRows';
import { PieceSize } from '../sql/pieces';
import type { MarkedVersion, PackedTerms, WordsOutcome, WordsRequest } from './protocol';
import { readDatabaseId, readMark, readTerms } from './readTerms';
import type { WordsThread } from './WordsThread';

/** Issues read by one statement: their texts are long. */
const READ_AT_ONCE = 2_000;
/** As many changes are caught up with while somebody waits; more in the background. */
const AWAITED = 500;
/** How often changes are read anew while the project keeps changing under it. */
const ATTEMPTS = 4;

export class WordFollower {
  readonly #store: Store;
  readonly #thread: WordsThread;
  readonly #projectId: number;
  readonly #onFailure: (error: unknown) => void;
  #version: number | null = null;
  /** The last of the steps that wait for each other. */
  #last: Promise<void> = Promise.resolve();

  /** @param onFailure told when the index can be used no more */
  constructor(store: Store, thread: WordsThread, projectId: number, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#thread = thread;
    this.#projectId = projectId;
    this.#onFailure = onFailure;
  }

  /** What the index is abreast of; null: it is not there, or far behind. */
  get version(): number | null {
    return this.#version;
  }

  /** Opens the index, builds it where there is none, and brings it abreast. */
  load(): Promise<void> {
    return this.#inTurn(async () => {
      const database = await readDatabaseId(this.#store);
      const outcome = await this.#send({ kind: 'open', projectId: this.#projectId, database });
      const opened = 'opened' in outcome ? outcome.opened : null;
      const mark = opened && (await readMark(this.#store.background, this.#projectId, opened.version));
      await this.#comeAbreast(opened?.mark === mark ? opened : null);
    });
  }

  /**
   * Brings the index to this version of the project or a later one; where that is far, in the background.
   * @param lane what is read by: a request waits for nobody's background work
   */
  async catchUp(version: number, lane: 'db' | 'background'): Promise<void> {
    if (this.#version === null || this.#version >= version) return;
    await this.#inTurn(async () => {
      if (this.#version !== null && this.#version < version) await this.#follow(this.#version, lane);
    });
  }

  /**
   * The issues that have all terms, as of this version of the project or a later one; null where the
   * index cannot be brought there while somebody waits.
   */
  async find(
    terms: string[],
    prefix: boolean,
    version: number,
  ): Promise<{ version: number; numbers: Int32Array } | null> {
    await this.catchUp(version, 'db');
    if (this.#version === null || this.#version < version) return null;
    const outcome = await this.#send({ kind: 'find', projectId: this.#projectId, terms, prefix });
    return 'numbers' in outcome ? outcome : null;
  }

  /** Resolves when nothing is being read. */
  async idle(): Promise<void> {
    for (let last = null; last !== this.#last;) {
      last = this.#last;
      await last;
    }
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(step);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #send(request: WordsRequest): Promise<WordsOutcome> {
    try {
      return await this.#thread.send(request);
    } catch (error) {
      this.#version = null;
      this.#onFailure(error);
      throw error;
    }
  }

  /** While somebody waits. Under a storm of writes it stays where it is. */
  async #follow(since: number, lane: 'db' | 'background'): Promise<void> {
    const db = this.#store[lane];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { version, value } = await readChanges(db, this.#projectId, since);
      if (version === since) return;
      if (value?.retold.length === 0) return this.#moveOn(version, lane);
      if (value === null || value.retold.length > AWAITED) {
        this.#version = null;
        const from = value && { version: since, mark: '' };
        void this.#inTurn(() => this.#comeAbreast(from)).catch(this.#onFailure);
        return;
      }
      const { retold, purged } = value;
      const { at, pack } = await readTerms(db, this.#projectId, among(retold));
      if (at.version !== version) continue;
      await this.#change(retold, purged, pack, at);
      this.#version = version;
      return;
    }
  }

  /**
   * In the background, until no text has changed since all that was read.
   * @param from what the index is abreast of; null: it must be built
   */
  async #comeAbreast(from: MarkedVersion | null): Promise<void> {
    let since = (from ?? (await this.#build())).version;
    for (;;) {
      const { version, value } = await readChanges(this.#store.background, this.#projectId, since);
      if (version === since || value?.retold.length === 0) return this.#moveOn(version, 'background');
      if (value === null) {
        since = (await this.#build()).version;
        continue;
      }
      const { retold, purged } = value;
      const sizes = new PieceSize(this.#store, false);
      for (let i = 0; i < retold.length;) {
        const some = retold.slice(i, i + Math.min(sizes.next(), READ_AT_ONCE));
        const { pack } = await readTerms(this.#store.background, this.#projectId, among(some));
        sizes.done();
        await this.#change(some, purged, pack, null);
        i += some.length;
      }
      since = version;
    }
  }

  /** To a version until which no text has changed: what was said stays as it is. */
  async #moveOn(version: number, lane: 'db' | 'background'): Promise<void> {
    const mark = await readMark(this.#store[lane], this.#projectId, version);
    await this.#change([], [], null, { version, mark });
    this.#version = version;
  }

  async #build(): Promise<MarkedVersion> {
    const projectId = this.#projectId;
    await this.#send({ kind: 'clear', projectId, database: await readDatabaseId(this.#store) });
    const sizes = new PieceSize(this.#store, false);
    let first: MarkedVersion | null = null;
    for (let after = 0; ;) {
      const size = Math.min(sizes.next(), READ_AT_ONCE);
      const { at, pack } = await readTerms(this.#store.background, projectId, sql`t.number > ${after}`, size);
      sizes.done();
      // What changes while it is built is told by the events since.
      first ??= at;
      await this.#send({ kind: 'build', projectId, pack });
      if (pack.numbers.byteLength < size * 4) break;
      after = lastNumber(pack);
    }
    await this.#send({ kind: 'built', projectId, at: first });
    return first;
  }

  async #change(
    changed: number[],
    purged: number[],
    pack: PackedTerms | null,
    at: MarkedVersion | null,
  ): Promise<void> {
    const packs = pack ? [pack] : [];
    await this.#send({ kind: 'change', projectId: this.#projectId, changed, purged, packs, at });
  }
}

const among = (numbers: readonly number[]) => sql<boolean>`t.number = ANY(${numbers}::int[])`;

function lastNumber({ numbers }: PackedTerms): number {
  return new DataView(numbers.buffer, numbers.byteOffset).getInt32(numbers.byteLength - 4);
}
