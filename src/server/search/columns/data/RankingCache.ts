/**
 * Lists that were written down, each of one version of its project: pages of a snapshot come from here.
 * What was not used for a while, or is the least lately used when the budget is spent, goes.
 */
import { SNAPSHOT_TTL } from '../../../../shared/limits';
import type { Ranking } from './rank';

interface Entry {
  ranking: Ranking;
  usedAt: number;
}

export class RankingCache {
  readonly #budget: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** @param budget bytes that all lists together may take */
  constructor(budget: number) {
    this.#budget = budget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string, version: number): Ranking | undefined {
    const name = `${key}.${version}`;
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    // A Map keeps the order of insertion, so the least lately used comes first.
    this.#entries.delete(name);
    this.#entries.set(name, { ...entry, usedAt: Date.now() });
    return entry.ranking;
  }

  add(key: string, version: number, ranking: Ranking): void {
    const horizon = Date.now() - SNAPSHOT_TTL;
    this.#entries.set(`${key}.${version}`, { ranking, usedAt: Date.now() });
    this.#bytes += bytesOf(ranking);
    for (const [name, { ranking: oldest, usedAt }] of this.#entries) {
      if ((this.#bytes <= this.#budget && usedAt > horizon) || this.#entries.size === 1) break;
      this.#entries.delete(name);
      this.#bytes -= bytesOf(oldest);
    }
  }
}

/** What an entry takes besides: there is no end to lists without any rows. */
const ENTRY = 512;

function bytesOf({ numbers, sections }: Ranking): number {
  return ENTRY + numbers.byteLength + sections.length * 128;
}
