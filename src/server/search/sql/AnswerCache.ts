/**
 * Answers that took a pass over a whole list, each kept under what it is of and the version it is of:
 * two viewers of the same list share it. What was not used for a while, or is the least lately used
 * when the budget is spent, goes.
 */
import { SNAPSHOT_TTL } from '../../../shared/limits';
import type { Versioned } from './versioned';

/** Bytes that all answers together may take. */
const BUDGET = 192 * 1024 * 1024;

/** Most snapshots whose version is remembered. */
const PINS = 1_000;

interface Pin {
  version: Promise<number>;
  usedAt: number;
}

interface Entry {
  value: unknown;
  bytes: number;
  usedAt: number;
}

export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<Versioned<unknown>>>();
  /** By snapshot: the version of the answer that it is, or will be; the answer itself is an entry. */
  readonly #pins = new Map<string, Pin>();
  #bytes = 0;

  /** The answer of exactly this version, if it is kept. */
  get<T>(part: AnswerPart<T>, version: number): T | undefined {
    this.#forgetOld();
    const key = `${part.key}@${version}`;
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion, so the least lately used comes first.
    this.#entries.delete(key);
    this.#entries.set(key, { ...entry, usedAt: Date.now() });
    return entry.value as T;
  }

  /** The answer of this version, or of a later one: whoever asks meanwhile waits for the same. */
  async load<T>(
    part: AnswerPart<T>,
    version: number,
    compute: () => Promise<Versioned<T>>,
  ): Promise<Versioned<T>> {
    const known = this.get(part, version);
    if (known !== undefined) return { version, value: known };
    const key = `${part.key}@${version}`;
    const running = this.#running.get(key);
    if (running) return running as Promise<Versioned<T>>;
    const answer = compute();
    this.#running.set(key, answer);
    try {
      const computed = await answer;
      this.#keep(`${part.key}@${computed.version}`, computed.value, part.bytes(computed.value));
      return computed;
    } finally {
      this.#running.delete(key);
    }
  }

  /** Remembers which version's answer a snapshot is, once that is known. */
  pin(snapshot: string, version: Promise<number>): void {
    this.#forgetPins();
    if (this.#pins.has(snapshot)) return;
    this.#pins.set(snapshot, { version, usedAt: Date.now() });
    version.catch(() => this.#pins.delete(snapshot));
  }

  /** The version that a snapshot is of; waits while its answer is on its way. */
  async pinned(snapshot: string): Promise<number | null> {
    this.#forgetPins();
    const pin = this.#pins.get(snapshot);
    if (!pin) return null;
    this.#pins.delete(snapshot);
    this.#pins.set(snapshot, { ...pin, usedAt: Date.now() });
    return pin.version;
  }

  #keep(key: string, value: unknown, bytes: number): void {
    this.#drop(key);
    this.#entries.set(key, { value, bytes, usedAt: Date.now() });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= BUDGET) break;
      this.#drop(oldest);
    }
  }

  #forgetOld(): void {
    const horizon = Date.now() - SNAPSHOT_TTL;
    for (const [key, { usedAt }] of this.#entries) {
      if (usedAt > horizon) break;
      this.#drop(key);
    }
  }

  #forgetPins(): void {
    const horizon = Date.now() - SNAPSHOT_TTL;
    for (const [snapshot, { usedAt }] of this.#pins) {
      if (usedAt > horizon && this.#pins.size < PINS) break;
      this.#pins.delete(snapshot);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

/** A kind of answer about one list. */
export interface AnswerPart<T> {
  key: string;
  bytes(value: T): number;
}
