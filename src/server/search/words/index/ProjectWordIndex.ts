/**
 * The word index of one project: segment files on disk, oldest first, and an overlay in memory with newer
 * changes. If several of them contain an issue, only the newest entry of the issue counts.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type {
  ProjectVersionWithHistoryHash,
  PackedIssueTerms,
  WordIndexLimits,
  WordIndexSize,
  WordIndexRequest,
} from './protocol';
import { runGeneratorInSteps } from '../../indexing/runGeneratorInSteps';
import { readPackedIntegers } from '../../statements/packed';
import { mergeAscendingArrays } from './mergeAscendingArrays';
import { readWordIndexManifest, writeWordIndexManifest } from './WordIndexManifest';
import { mergeIndexSegments } from './mergeIndexSegments';
import { WordIndexOverlay } from './WordIndexOverlay';
import { planIndexSegmentMerge } from './planIndexSegmentMerge';
import { IndexSegment } from './IndexSegment';
import { IndexSegmentBuilder } from './IndexSegmentBuilder';

/**
 * Maximum number of pairs of an issue and a term in a segment that is being built, because it is built in
 * memory.
 */
const INDEX_SEGMENT_ISSUE_TERM_PAIRS_MAX = 4_000_000;
/**
 * Maximum length of the overlay's texts, in UTF-16 code units. A longer overlay is written to a segment file.
 */
const WORD_INDEX_OVERLAY_CHARS_MAX = 8_000_000;

type WordIndexChange = Pick<
  Extract<WordIndexRequest, { kind: 'change' }>,
  'changed' | 'purged' | 'packs' | 'at'
>;

export class ProjectWordIndex {
  readonly #folder: string;
  readonly #database: string;
  readonly #limits: WordIndexLimits;
  readonly #overlay = new WordIndexOverlay();
  #segments: IndexSegment[] = [];
  #builder = new IndexSegmentBuilder();
  /** The project version that the segment files have reached. Null while the word index is being built. */
  #saved: ProjectVersionWithHistoryHash | null = null;
  /** The project version that the word index has reached, including the overlay. Null while it is being built. */
  #current: ProjectVersionWithHistoryHash | null = null;
  /** The running merge of segment files, if any. */
  #merging: Promise<unknown> | null = null;
  /** Segments that contain purged text. They are rewritten before any other segments are merged. */
  readonly #toRewrite = new Set<IndexSegment>();
  /** The error of a failed merge. After it, the word index accepts no more changes. */
  #failure: Error | null = null;
  #closed = false;

  /** @param database the id of the indexed database */
  constructor(folder: string, database: string, limits: WordIndexLimits) {
    this.#folder = folder;
    this.#database = database;
    this.#limits = limits;
  }

  /**
   * Opens the segment files of the folder. Returns their project version, or null if files are missing,
   * damaged or of another database.
   */
  openIndexFiles(): ProjectVersionWithHistoryHash | null {
    const manifest = readWordIndexManifest(this.#folder);
    if (!manifest || manifest.database !== this.#database) return null;
    try {
      for (const name of manifest.segments)
        this.#segments.push(new IndexSegment(path.join(this.#folder, name)));
    } catch {
      // If any of the files is damaged, the whole word index is built again.
      this.close();
      return null;
    }
    this.#segments.forEach(({ numbers }, newer) =>
      markIssuesSupersededInSegments(this.#segments.slice(0, newer), numbers),
    );
    this.#saved = { version: manifest.version, historyHash: manifest.mark };
    this.#current = this.#saved;
    this.#removeOthers(manifest.segments);
    return this.#saved;
  }

  deleteIndexFiles(): void {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  async addIssueTerms(pack: PackedIssueTerms): Promise<void> {
    for (const [number, terms] of unpackIssueTerms(pack)) {
      this.#builder.addIssueTerms(number, terms);
      const isFull =
        this.#builder.issueCount >= this.#limits.segmentIssues ||
        this.#builder.issueTermPairCount >= INDEX_SEGMENT_ISSUE_TERM_PAIRS_MAX;
      if (isFull) await this.#endBuilder();
    }
  }

  async finishIndexBuild(at: ProjectVersionWithHistoryHash): Promise<void> {
    if (this.#builder.issueCount > 0) await this.#endBuilder();
    this.#current = at;
    this.#save(at);
  }

  /** Replaces the terms of changed issues. The request `change` in protocol.ts describes the arguments. */
  replaceIssueTerms({ changed, purged, packs, at }: WordIndexChange): void {
    if (this.#failure !== null) throw this.#failure;
    for (const segment of this.#segments) {
      if (purged.some((number) => segment.hasIssue(number))) this.#toRewrite.add(segment);
    }
    const terms = new Map(packs.flatMap((pack) => [...unpackIssueTerms(pack)]));
    for (const number of changed) {
      this.#overlay.putIssueTerms(number, terms.get(number) ?? '');
      for (const segment of this.#segments) segment.markIssueSuperseded(number);
    }
    if (at) this.#current = at;
    const isFull =
      this.#overlay.issueCount >= this.#limits.overlayIssues ||
      this.#overlay.termsTextLength >= WORD_INDEX_OVERLAY_CHARS_MAX;
    if (isFull) this.#endOverlay(at);
    this.#merging ??= this.#mergeWhileNeeded()
      .catch((error: Error) => (this.#failure = error))
      .finally(() => (this.#merging = null));
  }

  findIssuesWithTerms(
    terms: readonly string[],
    prefix: boolean,
  ): { version: number; numbers: Int32Array<ArrayBuffer> } {
    if (!this.#current) throw new Error('The word index has not been built yet.');
    const runs = this.#segments.map((segment) => segment.findIssuesWithTerms(terms, prefix));
    return {
      version: this.#current.version,
      numbers: mergeAscendingArrays([...runs, this.#overlay.findIssuesWithTerms(terms, prefix)]),
    };
  }

  measureIndexSize(): WordIndexSize {
    return {
      segments: this.#segments.length,
      diskBytes: this.#segments.reduce((sum, { file }) => sum + statSync(file).size, 0),
      memoryBytes: this.#segments.reduce((sum, { bytes }) => sum + bytes, 2 * this.#overlay.termsTextLength),
    };
  }

  /** Resolves when no segment files are being merged. */
  async waitForSegmentMerges(): Promise<void> {
    await this.#merging;
  }

  /** Closes all files of the word index. A running merge stops at its next step. */
  close(): void {
    this.#closed = true;
    for (const segment of this.#segments) segment.close();
    this.#segments = [];
  }

  async #endBuilder(): Promise<void> {
    const file = this.#newFile();
    const builder = this.#builder;
    this.#builder = new IndexSegmentBuilder();
    if (await runGeneratorInSteps(builder.writeSegmentFile(file), () => this.#closed))
      this.#segments.push(new IndexSegment(file));
  }

  /**
   * Writes the overlay to a new segment file.
   * @param at the project version of the overlay; null: the next request has more changes of the same version
   */
  #endOverlay(at: ProjectVersionWithHistoryHash | null): void {
    const builder = new IndexSegmentBuilder();
    this.#overlay.moveTermsToSegment(builder);
    const file = this.#newFile();
    for (const steps = builder.writeSegmentFile(file); !steps.next().done;);
    this.#segments.push(new IndexSegment(file));
    // If more changes of the same project version follow, the previous version is saved. This is safe: after a
    // restart, the changes since then are only read once more.
    this.#save(at ?? this.#saved!);
  }

  /** Merges segment files until no merge is needed any more, or the word index is closed. */
  async #mergeWhileNeeded(): Promise<void> {
    for (;;) {
      const sizes = this.#segments.map(({ liveIssueCount, numbers }) => ({
        live: liveIssueCount,
        issues: numbers.length,
      }));
      const stale = this.#segments.findIndex((segment) => this.#toRewrite.has(segment));
      const span =
        stale >= 0
          ? { from: stale, to: stale + 1 }
          : planIndexSegmentMerge(sizes, this.#limits.segmentIssues);
      if (!span || !(await this.#merge(this.#segments.slice(span.from, span.to)))) return;
    }
  }

  /** Merges segment files. Returns false if the word index was closed before the merge was complete. */
  async #merge(old: readonly IndexSegment[]): Promise<boolean> {
    for (const segment of old) this.#toRewrite.delete(segment);
    const isAlive = old.some(({ liveIssueCount }) => liveIssueCount > 0);
    const file = this.#newFile();
    if (isAlive && !(await runGeneratorInSteps(mergeIndexSegments(old, file), () => this.#closed)))
      return false;
    const merged = isAlive ? [new IndexSegment(file)] : [];
    const from = this.#segments.indexOf(old[0]!);
    this.#segments.splice(from, old.length, ...merged);
    // Issues that have changed during the merge are in newer segments, so their entries in the merged segment
    // are ignored.
    for (const newer of this.#segments.slice(from + 1)) markIssuesSupersededInSegments(merged, newer.numbers);
    markIssuesSupersededInSegments(merged, this.#overlay.listChangedIssueNumbers());
    this.#save(this.#saved!);
    for (const segment of old) {
      // If text of a merged segment was purged during the merge, the result must be rewritten, too.
      if (this.#toRewrite.delete(segment) && merged[0]) this.#toRewrite.add(merged[0]);
      segment.close();
      rmSync(segment.file, { force: true });
    }
    return true;
  }

  #save(at: ProjectVersionWithHistoryHash): void {
    this.#saved = at;
    const { version, historyHash: mark } = at;
    const segments = this.#segments.map(({ file }) => path.basename(file));
    writeWordIndexManifest(this.#folder, { database: this.#database, version, mark, segments });
  }

  #newFile(): string {
    return path.join(this.#folder, `${randomUUID()}.segment`);
  }

  /** Removes segment files that a crashed process has left behind. */
  #removeOthers(segments: readonly string[]): void {
    for (const name of readdirSync(this.#folder)) {
      if (name.endsWith('.segment') && !segments.includes(name)) rmSync(path.join(this.#folder, name));
    }
  }
}

function markIssuesSupersededInSegments(segments: readonly IndexSegment[], numbers: Iterable<number>): void {
  if (segments.length === 0) return;
  for (const number of numbers) for (const segment of segments) segment.markIssueSuperseded(number);
}

/** Iterates over packed issues: the number and the terms of each. */
function* unpackIssueTerms({ numbers, lines }: PackedIssueTerms): Generator<[number, string]> {
  const texts = lines.split('\n');
  for (const [i, number] of readPackedIntegers(numbers).entries()) yield [number, texts[i]!];
}
