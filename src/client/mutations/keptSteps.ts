/** Edits that the server has not confirmed, kept in this browser: a reload or a crash loses none. */

import { keysOf, PREFIX } from './keptKeys';

/** An edit as it is kept. */
export interface KeptStep {
  name: string;
  /** With the key of its intent: sent again, it is done once. */
  input: { idempotencyKey: string };
  /** What it does, and where that can be seen. */
  words: string;
  href: string;
}

/** This page's own; a page that lives holds the lock of its name. */
export class KeptSteps {
  private readonly page = crypto.randomUUID();
  private held = false;

  private readonly storage: Storage;
  private readonly locks: LockManager | undefined;

  /** @param locks absent where the browser keeps them from the page */
  constructor(storage: Storage, locks: LockManager | undefined) {
    this.storage = storage;
    this.locks = locks;
  }

  /** Keeps these, in order, in place of those before. */
  save(person: string, steps: readonly KeptStep[]): void {
    const key = `${PREFIX}${person}.${this.page}`;
    try {
      if (steps.length === 0) this.storage.removeItem(key);
      else this.storage.setItem(key, JSON.stringify(steps));
    } catch {
      // A full storage keeps nothing more: the edits still wait, as long as the page lives.
    }
    if (!this.held) {
      this.held = true;
      void this.locks?.request(PREFIX + this.page, () => new Promise(() => {}));
    }
  }

  /** Takes over what pages that are gone have left, oldest first by page. */
  async adopt(person: string): Promise<KeptStep[]> {
    const adopted: KeptStep[] = [];
    for (const key of keysOf(this.storage, `${PREFIX}${person}.`)) {
      const page = key.slice(key.lastIndexOf('.') + 1);
      if (page === this.page || (await this.isAlive(page))) continue;
      adopted.push(...read(this.storage, key));
      this.storage.removeItem(key);
    }
    return adopted;
  }

  private async isAlive(page: string): Promise<boolean> {
    // Without locks nobody knows; what is sent twice has one key, and is done once.
    if (!this.locks) return false;
    return this.locks.request(PREFIX + page, { ifAvailable: true }, async (lock) => lock === null);
  }
}

function read(storage: Storage, key: string): KeptStep[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as KeptStep[]) : [];
  } catch {
    return [];
  }
}
